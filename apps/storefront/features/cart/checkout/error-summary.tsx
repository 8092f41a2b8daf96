import { useEffect, useRef } from 'react';
import buttons from '../../../components/button.module.css';
import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/shop/texts';
import { fieldId } from './form-text-field';
import styles from './error-summary.module.css';

/** Something that keeps the order from being sent: the name of a radio group, or a path of the form. */
export type Missing = {
  readonly target: string;
  readonly text: string;
  /** The text does not say which field it is about. */
  readonly isUnnamed?: boolean;
};

type Props = {
  missing: readonly Missing[];
  /** Of the order button; each one moves the focus here. */ presses: number;
};

/** After a press of the order button: how many things are still missing, each with a link. */
export function ErrorSummary({ missing, presses }: Props) {
  const texts = useTexts('checkout');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (presses > 0) box.current?.focus();
  }, [presses]);
  if (missing.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <Note tone="err">
        <b>{texts.errors(missing.length)}</b>
        <ul>
          {missing.map((each) => (
            <li key={each.target}>
              <button type="button" className={buttons.link} onClick={() => focusOn(each.target)}>
                <FieldName {...each} />
                {each.text}
              </button>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

/** Of the addresses that may be there twice, the section too. */
function FieldName({ target, isUnnamed = false }: Missing) {
  const { fields, invoice, deliveryAddress } = useTexts('checkout');
  const names: Readonly<Record<string, string>> = { ...fields, id: fields.companyId };
  const [section = '', ...path] = target.split('.');
  const sections: Readonly<Record<string, string>> = path.length > 0 ? { invoice, delivery: deliveryAddress } : {};
  const name = isUnnamed && names[target === 'company.name' ? 'company' : (path.at(-1) ?? section)];
  const said = [sections[section], name].filter(Boolean).join(', ');
  return said && <>{said}: </>;
}

function focusOn(target: string): void {
  const element =
    document.getElementById(fieldId(target)) ?? document.querySelector<HTMLElement>(`input[name="${target}"]`);
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
