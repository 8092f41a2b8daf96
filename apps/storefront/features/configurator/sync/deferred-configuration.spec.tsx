import { render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConfigurationState, CurrentConfiguration, useConfiguration } from './configuration-context';
import { DeferredConfiguration } from './deferred-configuration';

const shownAs = (width: number) => ({ shown: { width } }) as ConfigurationState;
let widen: () => void;

function Page() {
  const [width, setWidth] = useState(1000);
  widen = () => setWidth(1200);
  return (
    <CurrentConfiguration value={shownAs(width)}>
      <Width of="drawing" />
      <DeferredConfiguration>
        <Width of="table" />
        <p role="note">{width}</p>
      </DeferredConfiguration>
    </CurrentConfiguration>
  );
}

function Width({ of }: { of: string }) {
  return <p aria-label={of}>{useConfiguration().shown.width}</p>;
}

const texts = () => [screen.getByLabelText('drawing'), screen.getByLabelText('table'), screen.getByRole('note')];

it('what follows keeps what it showed while the drawing is repainted, then it shows the same', async () => {
  render(<Page />);
  await act(async () => {
    flushSync(widen);
    expect(texts().map(({ textContent }) => textContent)).toEqual(['1200', '1000', '1000']);
  });
  expect(texts().map(({ textContent }) => textContent)).toEqual(['1200', '1200', '1200']);
});
