/** Calls that end in a mail to whoever is named. */

export const cartMailRequest = (email: string) => ({
  path: '/api/send-cart',
  body: { name: 'Jana', email, cart_id: 'A'.repeat(22) },
});

export const quoteMailRequest = (email: string) => ({
  path: '/api/configuration',
  body: { name: 'Jana', email, type: 'O', route: '/doplnky/', configuration: 'A'.repeat(22), domain: 'cs.localhost' },
});
/** Of no postcode, as nobody knows the prices of regions where these are asked for. */
const orderForm = {
  ...{
    jmeno: 'Jana',
    prijmeni: 'Nováková',
    ulice: 'Lidická 12',
    mesto: 'Brno',
    psc: '?',
    kontaktTel: '601222333',
  },
  souhlas: true,
};
export const orderRequest = (kontaktEmail: string) => ({
  path: '/conf/api/dist/cartApi.php',
  body: {
    ...{ shopId: 7, akce: 'newOrder', cartId: 'A'.repeat(22) },
    orderData: JSON.stringify({ ...orderForm, kontaktEmail, platbaID: 'hotove_0', zaloha: 0 }),
  },
});
export const feedbackRequest = (email: string) => ({
  path: '/api/user-feedback',
  body: {
    ...{ name: 'Jana', phone: '601222333', email, content: 'x', shopId: 7, confId: '', logId: '' },
    ...{ browser: '', domain: 'cs.localhost', router: '', recaptchaToken: '' },
  },
});
