import type { Recipient } from '../recipients';

/** What each recipient receives, for the privacy notice. */
export const privacy = {
  mail: 'E-maily za nás odesílá poskytovatel pošty, který údaje zpracovává jen pro nás.',
  card: 'Platíte-li kartou, dostane platební brána GoPay vaše jméno, adresu, telefon, e-mail, číslo objednávky a\u00a0částku.',
  paypal: 'Platíte-li přes PayPal, dostane PayPal číslo objednávky a\u00a0částku.',
  heureka:
    'Heureka dostane po objednávce váš e-mail a\u00a0její číslo a\u00a0zeptá se, jak jste spokojeni. Neosloví vás, když v\u00a0objednávce odmítnete novinky. Souhlasíte-li s\u00a0měřením, pozná také, že jste nakoupili po návštěvě jejích stránek.',
  trustedShops:
    'Souhlasíte-li s\u00a0měřením, dostane Trusted Shops číslo objednávky, částku, způsob platby a\u00a0váš e-mail.',
  affiliate: 'Souhlasíte-li s\u00a0měřením, dostane provizní síť číslo objednávky a\u00a0cenu zboží, ne vaše jméno.',
  tagManager: 'Souhlasíte-li s\u00a0měřením, měří Google Tag Manager návštěvy a\u00a0objednávky bez vašeho jména.',
  captcha:
    'Když nám píšete z\u00a0formuláře nebo během dne posíláte několik e-mailů s\u00a0odkazem, Google reCAPTCHA podle IP adresy a\u00a0údajů o\u00a0prohlížeči ověří, že nejste robot.',
} satisfies Record<Recipient, unknown>;
