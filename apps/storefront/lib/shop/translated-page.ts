/*
 * Browsers translate a page by putting `<font>` elements in place of its text nodes. React keeps the nodes that are gone: it fails where it
 * removes one or inserts before one, and what it writes into one is never shown (https://github.com/facebook/react/issues/11538).
 */

/** The element that shows a translation, by the text node of React whose place it took. */
const standIns = new WeakMap<Node, Element>();

const { appendChild, insertBefore, removeChild } = Node.prototype;

/** Returns the child of `parent` that is, holds or replaces `node`; null where it has none. */
function childFor(parent: Node, node: Node): ChildNode | null {
  let found: Node | null = standIns.get(node) ?? node;
  while (found && found.parentNode !== parent) found = found.parentNode;
  return found as ChildNode | null;
}

/** Removes the translation of a node that React places or writes itself. */
function dropStandIn(node: Node): void {
  standIns.get(node)?.remove();
  standIns.delete(node);
}

/** Keeps React working while the page is translated, and shows what it writes. */
export function followTranslations(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') showWritten(target);
      else if (removedNodes.length > 0) noteReplaced(removedNodes, addedNodes[0] ?? nextSibling, previousSibling);
    }
  });
  observer.observe(root, { childList: true, subtree: true });

  function noteReplaced(removed: NodeList, next: Node | null, before: Node | null): void {
    const font = next?.nodeName === 'FONT' ? next : before?.nodeName === 'FONT' ? before : null;
    for (const text of removed) {
      if (!font || text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      standIns.set(text, font as Element);
      observer.observe(text, { characterData: true }); // React writes into it, wherever it is
    }
  }

  function showWritten(text: Node): void {
    const font = standIns.get(text);
    standIns.delete(text);
    if (font?.isConnected) font.replaceWith(text);
  }

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const present = child.parentNode === this ? child : childFor(this, child);
      if (present) removeChild.call(this, present);
      return child;
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      dropStandIn(node);
      return insertBefore.call(this, node, next && (next.parentNode === this ? next : childFor(this, next)));
    },
    appendChild(this: Node, node: Node) {
      dropStandIn(node);
      return appendChild.call(this, node);
    },
  });
}
