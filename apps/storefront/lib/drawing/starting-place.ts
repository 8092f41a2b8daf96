/** Id of what the HTML of the configurator keeps for a product that is begun. */
export const startingPlace = 'zacatek';
