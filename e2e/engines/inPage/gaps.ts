/** Gaps of flex boxes on a page, which old browsers have as margins: see `find.ts` for what these functions may use. */

export function isInFlow(element: Element): boolean {
  const { display, position } = getComputedStyle(element)
  return display !== 'none' && position !== 'absolute' && position !== 'fixed'
}

export function hasGap(box: Element): boolean {
  const { display, flexDirection, flexWrap, rowGap, columnGap } = getComputedStyle(box)
  const gap = parseFloat(flexDirection.startsWith('column') ? rowGap : columnGap)
  return display.endsWith('flex') && flexWrap === 'nowrap' && gap > 0
}

/** What has a margin in place of a gap to something before it that takes no space: that has to be the last. */
export function gapsToNothing(): string[] {
  return Array.from(document.querySelectorAll('*'))
    .filter((box) => hasGap(box) && box.children[0] !== undefined && !isInFlow(box.children[0]))
    .map((box) => Array.from(box.children).find(isInFlow))
    .filter((child) => child !== undefined)
    .map((child) => (child.cloneNode() as Element).outerHTML.slice(0, 160))
}
