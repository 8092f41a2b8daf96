import { useState } from 'react';
import { Note } from '../../components/note';
import { isStorageBlocked } from '../../lib/storage-blocked';
import { useTexts } from '../../lib/texts';
import { useKnownHere } from '../../lib/use-known-here';

/** Explains why the cart does not outlive this page, and what the browser has to allow. */
export function StorageNote() {
  const { storageBlocked } = useTexts('cart');
  const [blocked] = useState(isStorageBlocked);
  return useKnownHere(blocked, false) && <Note tone="warn">{storageBlocked}</Note>;
}
