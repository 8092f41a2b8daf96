/**
 * Caches `getComputedStyle` by kind of element where neither style sheets nor `style` attributes apply. jsdom matches its whole default sheet for
 * each element: 17 % of the CPU time of the storefront's tests (decision 105).
 */
exports.cacheComputedStyles = (window) => {
  const compute = window.getComputedStyle;
  const styles = new Map();
  window.getComputedStyle = function getComputedStyle(element, pseudoElement) {
    if (pseudoElement || isStyled(element)) return compute(element, pseudoElement);
    const kind = `${element.namespaceURI} ${element.localName} ${attributesOfDefaultSheet(element)}`;
    if (!styles.has(kind)) styles.set(kind, compute(element));
    return styles.get(kind);
  };
};

/** Properties whose inheritance jsdom implements. */
const inherited = /visibility|pointer-events|color/;

function isStyled(element) {
  if (element.ownerDocument.styleSheets.length > 0 || element.hasAttribute('style')) return true;
  for (let at = element.parentElement; at; at = at.parentElement)
    if (inherited.test(at.getAttribute('style') ?? '')) return true;
  return false;
}

/** Attributes that the display rules of jsdom's default sheet select by. */
const attributesOfDefaultSheet = (element) =>
  ['hidden', 'open', 'type', 'controls'].map((name) => element.getAttribute(name) ?? '-').join(' ');
