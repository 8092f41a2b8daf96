import { createRoot, type Root } from 'react-dom/client';
import { UntilLoaded } from '../../components/until-loaded';
import { askedAgain } from '../../lib/ask-again';
import { buyerOfPage } from '../../lib/buyer';
import { decide, decision, onceGranted } from '../../lib/consent';
import { contactOfPage, shopOfPage, todayIn } from '../../lib/shop';
import { Storefront } from '../../lib/texts';
import { thirdParties } from '../../lib/third-parties';
import { ConsentBar } from './consent-bar';
import { startTagManager } from './tag-manager';

/** Asks whoever has not decided yet, and whoever wants to decide anew; starts what every page has once that is granted. */
export function askConsent(): void {
  const { tagManager } = thirdParties();
  if (tagManager) onceGranted(() => startTagManager(tagManager));
  const root = rootOfBar();
  if (!decision()) ask(root);
  window.addEventListener(askedAgain, () => ask(root, true));
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
    const before = decision();
    decide({ granted, day: todayIn(shop) });
    if (before?.granted && !granted) window.location.reload(); // scripts that run do not stop otherwise
    else root.render(null);
  };
  root.render(
    <Storefront value={{ shop, buyer: buyerOfPage(), contact: contactOfPage(), texts: {} }}>
      <UntilLoaded>
        <ConsentBar again={again} onAnswer={answer} />
      </UntilLoaded>
    </Storefront>,
  );
}
