import { useId, useMemo, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Icon } from '../../../components/icon';
import { Note } from '../../../components/note';
import { DisplayedPrice, usePriceBasis } from '../../../components/displayed-price';
import { parsePostcode } from '@fenestra/domain/ordering/contact';
import { isInArea } from '@fenestra/domain/ordering/postcode-areas';
import { visibleInput } from '@fenestra/domain/invisible-characters';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { useContact, useShop, useTexts } from '../../../lib/shop/texts';
import styles from './postcode-dialog.module.css';
import { type Region, RegionDialog } from './region-dialog';
import type { PostcodeEntry } from './postcode-entry';
import { isSearch } from './is-search';
import { unlistedRegion } from './unlisted-region';
import { usePlaceSearch } from './use-place-search';
import { usePointerMove } from './use-pointer-move';
import { useThrottled } from './use-throttled';

const mostShown = 30;

type Props = {
  /** The region with what delivery costs there, where that is known; a place that the shop does not serve is said at once (POST-08). */
  regionOf: (entry: PostcodeEntry) => Region | undefined;
  regions: readonly Region[];
  onChoose: (entry: PostcodeEntry) => void;
  /** A postcode (digits) in no list, with the region that its delivery is priced for. */
  onChooseUnlisted: (postcode: string, region: Region) => void;
  onChooseRegion: (region: Region) => void;
  onPickup: () => void;
  onClose: () => void;
};

/** Where to deliver (POST-01). */
export function PostcodeDialog({ regions, onChooseRegion, ...search }: Props) {
  const [byHand, setByHand] = useState(false);
  return byHand ? (
    <RegionDialog regions={regions} onChoose={onChooseRegion} onClose={search.onClose} />
  ) : (
    <SearchDialog {...search} onByHand={() => setByHand(true)} />
  );
}

type SearchProps = Omit<Props, 'regions' | 'onChooseRegion'> & { onByHand: () => void };

/** A combobox over the postcodes of the country. */
function SearchDialog({ regionOf, onChoose, onChooseUnlisted, onPickup, onByHand, onClose }: SearchProps) {
  const texts = useTexts('postcode');
  const { retry } = useTexts('shell');
  const { unlistedPostcode, faults } = useTexts('checkout');
  const {
    code,
    postcode: { spaced },
  } = useShop();
  const { data, search, isError, refetch } = usePlaceSearch();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [refused, setRefused] = useState<PostcodeEntry | null>(null);
  const searched = useThrottled(typed, 600);
  const id = useId();

  const hits = useMemo(() => search?.find(searched) ?? [], [search, searched]);
  const shown = hits.slice(0, mostShown);
  const chosen = shown[Math.min(active, shown.length - 1)];
  const optionId = (index: number) => `${id}o${index}`;
  const pointer = usePointerMove();
  const waiting = !isSearch(typed);
  const nothing = search !== undefined && !waiting && searched === typed && hits.length === 0;

  const typedCodes = nothing ? search.postcodesIn(typed).flatMap((digits) => parsePostcode(digits, code) ?? []) : [];
  const typedCode = typedCodes[0] ?? null;
  const isPossible = typedCode !== null && isInArea(typedCode, code);
  const unlisted = data && isPossible ? unlistedRegion(typedCode, data, regionOf) : undefined;

  const choose = (entry: PostcodeEntry | undefined) => {
    if (!entry) return;
    if (regionOf(entry)) onChoose(entry);
    else setRefused(entry);
  };
  const press = (event: React.KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isFollowed = searched === typed || active > 0;
    if (event.key === 'Enter') choose(isFollowed ? chosen : search?.find(typed)[0]);
    else if (move && shown.length > 0) setActive((active + move + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      size="question"
      title={texts.heading}
      lead={texts.lead}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {unlisted ? (
            <Button look="main" onClick={() => onChooseUnlisted(typedCode!, unlisted)}>
              {texts.deliver(shownPostcode(typedCode!, spaced))}
            </Button>
          ) : nothing ? (
            <Button look="main" onClick={onByHand}>
              {texts.byHand}
            </Button>
          ) : (
            <Button look="main" onClick={() => choose(chosen)}>
              {chosen ? texts.deliver(shownPostcode(chosen.postcode, spaced)) : texts.deliverShort}
            </Button>
          )}
        </>
      }
    >
      <label className={styles.label} htmlFor={`${id}i`}>
        {texts.label}
      </label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          id={`${id}i`}
          role="combobox"
          autoComplete="off"
          data-focus-first
          aria-expanded={shown.length > 0}
          aria-controls={`${id}l`}
          aria-activedescendant={chosen ? optionId(shown.indexOf(chosen)) : undefined}
          aria-describedby={`${id}s`}
          value={typed}
          onChange={(event) => {
            setTyped(visibleInput(event.target.value));
            setActive(0);
            setRefused(null);
          }}
          onKeyDown={press}
        />
      </div>
      <ul className={styles.hits} id={`${id}l`} role="listbox" aria-label={texts.results}>
        {shown.map((entry, i) => (
          <li
            key={`${entry.postcode}${entry.place}`}
            id={optionId(i)}
            role="option"
            translate="no"
            aria-selected={entry === chosen}
            onClick={() => choose(entry)}
            onPointerEnter={pointer.enter}
            onPointerMove={(event) => pointer.hasMoved(event) && setActive(i)}
          >
            <b>{shownPostcode(entry.postcode, spaced)}</b>
            <span>
              <PlaceName parts={search?.hitIn(entry.place, searched) ?? [entry.place, '', '']} />
            </span>
            <RegionPrice price={regionOf(entry)?.price} />
          </li>
        ))}
      </ul>
      <p className={styles.status} id={`${id}s`} role="status">
        {waiting
          ? texts.typeMore
          : hits.length > mostShown
            ? texts.first(mostShown)
            : hits.length > 0 && texts.found(hits.length)}
      </p>
      {isError && (
        <Note tone="err" role="alert">
          {texts.failed}{' '}
          <Button look="text" onClick={() => void refetch()}>
            {retry}
          </Button>
        </Note>
      )}
      {nothing && (
        <Note role="status">
          <b>{texts.nothing}</b>
          {unlisted ? (
            <p>
              {unlistedPostcode} <RegionPrice price={unlisted.price} />
            </p>
          ) : (
            <p>{typedCode !== null && !isPossible ? faults.noPostcode : texts.tryShorter}</p>
          )}
          <OtherWays onPickup={onPickup} />
        </Note>
      )}
      {refused && (
        <Note tone="warn" role="alert">
          <b>{texts.notHere}</b> <OtherWays onPickup={onPickup} />
        </Note>
      )}
    </Dialog>
  );
}

function PlaceName({ parts: [before, hit, after] }: { parts: [before: string, hit: string, after: string] }) {
  return (
    <>
      {before}
      {hit && <mark>{hit}</mark>}
      {after}
    </>
  );
}

function RegionPrice({ price }: { price: number | undefined }) {
  const basis = usePriceBasis();
  if (price === undefined) return null;
  return (
    <span className={styles.price}>
      <b>
        <DisplayedPrice net={price} />
      </b>{' '}
      {basis}
    </span>
  );
}

/** Nobody is left alone with a postcode that is not in the list. */
function OtherWays({ onPickup }: Pick<Props, 'onPickup'>) {
  const { pickupInstead, callInstead } = useTexts('postcode');
  const { phone, phoneHref } = useContact();
  return (
    <>
      <Button look="text" onClick={onPickup}>
        {pickupInstead}
      </Button>
      <p>
        {callInstead}{' '}
        <a className="nowrap" href={phoneHref}>
          {phone}
        </a>
      </p>
    </>
  );
}
