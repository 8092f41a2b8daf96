import type { ReactNode } from 'react';
import { Note } from '../note';
import { TextField } from '../text-field';
import { useTexts } from '../../lib/shop/texts';
import styles from './save-dialog.module.css';
import { SaveFailure } from './save-failure';
import type { SaveForm } from './save-form';

/** What name and e-mail are called, where they are not those of one person. */
export type RecipientLabels = { readonly name: string; readonly email: string };

/** Name, e-mail and note of whoever is to get a link (SAVE-01, MAIL-01). */
export function RecipientFields({ form, labels }: { form: SaveForm; labels?: RecipientLabels | undefined }) {
  const texts = useTexts('saved');
  const { name, email } = labels ?? { name: texts.name, email: texts.email };
  const { optional } = useTexts('checkout');
  return (
    <>
      <TextField {...form.field('name')} label={name} required autoComplete="name" />
      <TextField {...form.field('email')} label={email} required type="email" inputMode="email" autoComplete="email" />
      <TextField {...form.field('note')} label={texts.note} optional={optional} hint={texts.noteHint} lines={3} wide />
    </>
  );
}

type OutcomeProps = { wrong: boolean; failure: Error | null; children: ReactNode };

/** What became of it: the children say that it was sent (ERR-05, ERR-06). */
export function SendOutcome({ wrong, failure, children }: OutcomeProps) {
  const { refusals } = useTexts('errors');
  return (
    <div className={styles.outcome} aria-live="polite">
      {children && <Note tone="ok">{children}</Note>}
      {wrong && <Note tone="err">{refusals['order-data-refused']}</Note>}
      {failure && !wrong && <SaveFailure failure={failure} />}
    </div>
  );
}
