/** Translates like Chrome: puts `<font>` elements in place of all texts, now and whenever one appears. Runs in a page, so it is one function. */
export function translatePage(how: 'replace' | 'wrap'): void {
  const kept = 'script, style, template, title, font, [translate=no]';
  const make = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translate = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement || node.parentElement.closest(kept) || !node.nodeValue?.trim()) return;
      const [outer, inner] = [make(), make()];
      if (how === 'replace') inner.textContent = node.nodeValue;
      outer.append(inner);
      (node as Text).replaceWith(outer);
      if (how === 'wrap') inner.append(node);
    } else for (const child of [...node.childNodes]) translate(child);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(translate);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  translate(document);
}
