import { madeToMeasureDays, madeToSizeDays } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const legal: Texts['legal'] = {
  terms: {
    title: 'Általános szerződési feltételek',
    paragraphs: [
      'A végleges megrendeléssel adásvételi szerződés jön létre. Az előzetes megrendelést előbb technikusunk ellenőrzi, és csak az Önnel egyeztetett jóváhagyással válik véglegessé; addig nem kell fizetnie.',
      'A méretre gyártott árut az Ön által megadott méretek szerint készítjük. A gyártás az előleg vagy a teljes összeg beérkezésekor, előzetes megrendelésnél legkorábban annak jóváhagyása után kezdődik.',
      'A megrendeléskor feltüntetett árak érvényesek. Ha nincs más feltüntetve, az árak bruttó árak.',
      'A\u00a0szerződés így jön létre: a\u00a0termékeket a\u00a0kosárba teszi, kiválasztja a\u00a0szállítást és a\u00a0fizetést, kitölti az űrlapot, majd elküldi a\u00a0megrendelést. Elküldésig a\u00a0kosárban és az űrlapon mindent módosíthat; a\u00a0hibás adatot az űrlap megjelöli. A\u00a0megrendelés beérkezését azonnal, legkésőbb 48\u00a0órán belül visszaigazoljuk e-mailben, amely a\u00a0teljes megrendelést és mellékletként ezeket a\u00a0feltételeket tartalmazza. A\u00a0szerződés nyelve a\u00a0magyar. A\u00a0szerződést elektronikusan tároljuk; az e-mailben kapott hivatkozáson később is megtekintheti.',
    ],
  },
  privacy: {
    title: 'Adatkezelési tájékoztató',
    paragraphs: [
      'Adataira a megrendeléshez, a szállításhoz és a reklamációk intézéséhez van szükségünk. A fuvarozónak csak nevét, címét és telefonszámát adjuk át.',
      'Kérhet tájékoztatást, helyesbítést és törlést. A megrendeléseket a számviteli törvény által előírt ideig őrizzük.',
    ],
  },
  withdrawal: {
    title: 'Elállás a szerződéstől',
    paragraphs: [
      'Raktári termék esetén az átvételtől számított 14\u00a0napon belül indokolás nélkül elállhat a\u00a0szerződéstől.',
      'Ehhez elég az „Itt elállhat a\u00a0szerződéstől” űrlap, amely minden oldal láblécéből és a\u00a0megrendelés oldaláról elérhető; e-mailben vagy levélben is elállhat. A\u00a0beérkezést e-mailben azonnal visszaigazoljuk. A\u00a0terméket az elállástól számított 14\u00a0napon belül küldje vissza; a\u00a0kifizetett összeget az elállástól számított 14\u00a0napon belül visszatérítjük, de addig várhatunk, amíg a\u00a0terméket vissza nem kapjuk, vagy amíg Ön nem igazolja, hogy visszaküldte.',
      'Az egyedi méretre gyártott vagy a\u00a0megadott hosszra vágott termékek esetében a fogyasztót nem illeti meg az elállási jog; hibás termék esetén a szavatossági jogok ettől függetlenül megilletik. Ezért gyártás előtt technikus ellenőrzi a méreteket.',
    ],
  },
  shipping: {
    title: 'Szállítás',
    paragraphs: [
      'Az ár a helytől és az összsúlytól függ. Magyarországon a szállítás árát a megrendelés elküldése után számítjuk ki.',
      `A raktári árut két munkanapon belül feladjuk, a méretre gyártottat a fizetés (előleg) beérkezésétől számított ${madeToMeasureDays}\u00a0munkanapon belül kiszállítjuk. A személyes átvétel a Brno (Csehország) melletti raktárban díjmentes.`,
      `A\u00a0raktári termékhez méretre gyártott reluxa, szúnyogháló, párkány, könyöklő és küszöb a\u00a0szállítást legfeljebb ${madeToSizeDays}\u00a0munkanappal hosszabbítja meg.`,
    ],
  },
  payments: {
    title: 'Fizetés és előleg',
    paragraphs: [
      'A fizetés módját a megrendelés elküldése után telefonon egyeztetjük.',
      'A vételárat átvételkor készpénzben vagy kiszállítás előtt átutalással fizetheti.',
    ],
  },
  complaints: {
    title: 'Szavatosság és reklamáció',
    paragraphs: [
      'Kellékszavatosság: törvény szerint felelünk azért, hogy a termék az átvételkor hibátlan és megfelel a szerződésnek. A hibát az átvételtől számított két éven belül jelezheti. Kérheti a díjmentes javítást vagy cserét; ha ezt megfelelő időben nem végezzük el, árleszállítást kérhet, vagy jelentős hiba esetén elállhat a szerződéstől, és visszakapja a pénzét.',
      'Termékszavatosság: a termék hibája esetén a gyártótól is kérheti a javítást vagy a cserét, a forgalomba hozataltól számított két éven belül.',
      'Jótállás: ha a termékre jogszabály alapján vagy önként jótállást vállalunk, az a szavatossági jogok mellett érvényes. A jótállási jegyet a termékkel együtt adjuk át.',
      'A hibát e-mailben, telefonon vagy levélben jelezze, a megrendelés számával és lehetőleg fényképpel. Az átvételt visszaigazoljuk, és a panaszra 30\u00a0napon belül válaszolunk.',
      'Az ablakok és a kültéri ajtók az EN\u00a014351-1 szerinti CE-jelölést viselik. A magyar nyelvű teljesítménynyilatkozatot a termékkel együtt adjuk, kérésre előre is elküldjük.',
    ],
  },
  disputes: {
    settledBy: (body, site) =>
      `Ha nem jutunk megállapodásra, fogyasztóként bírósági eljárás nélkül is rendezheti a vitát: ${body}, ${site}.`,
    noPart: 'Alternatív vitarendezési eljárásban nem veszünk részt.',
  },
  contact: {
    title: 'Kapcsolat',
    people: 'Tanácsadóink',
    hours: 'Ekkor elérhetők vagyunk',
    imprint: 'Az eladó adatai',
    returns: 'Ide küldhető vissza az áru',
  },
  accessibility: {
    title: 'Akadálymentesség',
    paragraphs: [
      'Ebben a webáruházban megtervezheti az ablakot vagy az ajtót, látja az árát, megrendelheti, kifizetheti, és követheti a megrendelést. Minden működik csak billentyűzettel és képernyőolvasóval is, telefonon és nagy nagyításban is.',
      'A WCAG\u00a02.2 AA szintű szabályait követjük. Minden rajznak van szöveges leírása, a hibát és az ár változását szavakkal is közöljük, és semmit sem különböztetünk meg csak színnel.',
      'Akadályba ütközött? Kérjük, írjon vagy telefonáljon nekünk. A megrendelést telefonon is végigvesszük Önnel.',
    ],
  },
};
