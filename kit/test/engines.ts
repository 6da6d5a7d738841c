import { expect } from 'vitest'

/** Fields with text of their own; not the boxes of a form. */
const TYPED =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="hidden"])'

const name = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 160)
const inFlow = (element: Element) => {
  const { display, position } = getComputedStyle(element)
  return display !== 'none' && position !== 'absolute' && position !== 'fixed'
}

/** Whether a rule with a class sets this margin of the element, also to nothing. */
function hasOwnMargin(element: Element, side: 'left' | 'top'): boolean {
  const sets = (rules: CSSRuleList): boolean =>
    [...rules].some((rule) => {
      if (rule instanceof CSSStyleRule)
        return (
          rule.selectorText.includes('.') &&
          !['', 'auto'].includes(rule.style.getPropertyValue(`margin-${side}`)) &&
          element.matches(rule.selectorText)
        )
      return rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches && sets(rule.cssRules)
    })
  return [...document.styleSheets].some((sheet) => sets(sheet.cssRules))
}

/** What of a flex box stands otherwise when its gap is a margin between its children, as in old browsers. */
function gapFaults(box: Element): string[] {
  const { display, flexDirection, flexWrap, columnGap, rowGap } = getComputedStyle(box)
  const isColumn = flexDirection.startsWith('column')
  const gap = Number.parseFloat(isColumn ? rowGap : columnGap)
  if (!display.endsWith('flex') || !(gap > 0)) return []
  const faults: string[] = []
  const nodes = [...box.childNodes].filter(
    (node) => node instanceof Element || (node instanceof Text && node.data.trim() !== ''),
  )
  if (nodes.length > 1 && nodes.some((node) => node instanceof Text))
    faults.push(`${name(box)}: a bare text beside others has no margin: put it in an element, or make a grid`)
  const children = [...box.children]
  for (const [index, child] of children.entries()) {
    if (!inFlow(child)) continue
    const isFirst = !children.slice(0, index).some(inFlow)
    if (isFirst && index > 0 && flexWrap === 'nowrap')
      faults.push(`${name(child)}: has a margin in place of a gap to what is not in the flow: put that last`)
    if (!isFirst && flexWrap === 'nowrap' && hasOwnMargin(child, isColumn ? 'top' : 'left'))
      faults.push(`${name(child)}: has a margin of its own in place of the gap: add the two, or make a grid`)
  }
  return faults
}

/** A text in a line whose lower edge WebKit takes as its baseline, because it is clipped: it stands too high. */
function isRaised(element: Element): boolean {
  const { display, overflowY, verticalAlign } = getComputedStyle(element)
  const isInLine = display.startsWith('inline-') && verticalAlign === 'baseline'
  return isInLine && overflowY === 'clip' && element.textContent !== ''
}

/** What some engines draw otherwise than the one that runs the tests: old browsers, WebKit. */
export function expectAlike(root: Element): void {
  const all = [root, ...root.querySelectorAll('*')]
  const small = [...root.querySelectorAll(TYPED)].filter(
    (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16,
  )
  const cut = [...root.querySelectorAll('svg')].filter((svg) => getComputedStyle(svg).borderRadius !== '0px')
  expect({
    // iOS zooms the page when it gets the focus.
    'text below 16 px': small.map(name),
    // WebKit cuts the drawing at its corners, whatever its overflow.
    'corners of an svg': cut.map(name),
    'gaps of a flex box': all.flatMap(gapFaults),
    // `inlineText` is the cure.
    'a clipped text in a line': all.filter(isRaised).map(name),
  }).toEqual({
    'text below 16 px': [],
    'corners of an svg': [],
    'gaps of a flex box': [],
    'a clipped text in a line': [],
  })
}
