import { legalPages, type LegalText, openOverlay } from '../lib/navigation/overlay';

/** A legal text has a page of its own; an ordinary press opens it over this one. */
export function LegalLink({ of, text, className }: { of: LegalText; text: string; className?: string }) {
  return (
    <a
      className={className}
      href={legalPages[of]}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openOverlay(of);
      }}
    >
      {text}
    </a>
  );
}
