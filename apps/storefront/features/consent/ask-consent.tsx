import { createRoot, type Root } from 'react-dom/client';
import { ImmediateSuspense } from '../../components/immediate-suspense';
import { consentReopened } from '../../lib/third-parties/reopen-consent';
import { buyerOfPage } from '../../lib/shop/buyer';
import { storeConsent, storedConsent, onConsent } from '../../lib/third-parties/consent';
import { contactOfPage, shopOfPage, todayIn } from '../../lib/shop/shop';
import { Storefront } from '../../lib/shop/texts';
import { thirdParties } from '../../lib/third-parties/third-parties';
import { ConsentBar } from './consent-bar';
import { startTagManager } from './tag-manager';

/** Asks whoever has not decided yet, and whoever wants to decide anew; starts what every page has once that is granted. */
export function askConsent(): void {
  const { tagManager } = thirdParties();
  if (tagManager) onConsent(() => startTagManager(tagManager));
  const root = rootOfBar();
  if (!storedConsent()) ask(root);
  window.addEventListener(consentReopened, () => ask(root, true));
}

/** Before everything else of the page, so that the keyboard comes by it first. */
function rootOfBar(): Root {
  const place = document.createElement('div');
  document.body.prepend(place);
  return createRoot(place);
}

function ask(root: Root, again = false): void {
  const shop = shopOfPage();
  const answer = (granted: boolean) => {
    const before = storedConsent();
    storeConsent({ granted, day: todayIn(shop) });
    if (before?.granted && !granted) window.location.reload(); // scripts that run do not stop otherwise
    else root.render(null);
  };
  root.render(
    <Storefront value={{ shop, buyer: buyerOfPage(), contact: contactOfPage(), texts: {} }}>
      <ImmediateSuspense>
        <ConsentBar again={again} onAnswer={answer} />
      </ImmediateSuspense>
    </Storefront>,
  );
}
