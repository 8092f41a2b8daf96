import { atGlassBuilds } from '@fenestra/i18n/glass-build';

/** A text in which no line ends within a build-up of glass; what is copied of it stays as it is. */
export function NoBreakText({ text }: { text: string }) {
  return atGlassBuilds(text).map((piece, nth) =>
    nth % 2 === 1 ? (
      <span key={nth} className="nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
