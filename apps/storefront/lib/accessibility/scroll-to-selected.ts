/** Scrolls to the chosen entry of a list, at once and no further than needed. */
export function scrollToSelected(list: Element | null): void {
  list?.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
}
