/**
 * The texts below `root` that React keeps as nodes of their own, each with its parent. There must be none: a browser's
 * translation replaces text nodes, and React then writes new figures into nodes that nobody sees, or throws. A text that is
 * the only child of its element is set through the element, which translation leaves in its place.
 */
export function looseTexts(root: Element = document.body): string[] {
  return textsIn(root)
    .filter(isKeptByReact)
    .map((text) => `"${text.data}" of <${text.parentElement?.localName}> has no element of its own`)
}

/** React marks every node that it keeps with a property of this name. */
const isKeptByReact = (text: Text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$'))

/**
 * Does what a browser's translation does: every text node below `root` is replaced by a copy inside two `font` elements.
 * The texts stay the same, so that a page must say the same with and without it.
 */
export function translateTexts(root: Element = document.body): void {
  for (const text of textsIn(root)) {
    if (text.parentElement?.localName === 'font') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.parentElement?.matches('script, style, textarea, title')) found.push(text)
  }
  return found
}
