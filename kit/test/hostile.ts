import { expect } from 'vitest'

/**
 * Text that a hostile server may send: without a line break, with control characters that change the direction, and
 * with markup.
 */
const LONG = 'W'.repeat(10_000)
const TURN = '\u202e'
const MARKUP = '<img src=x onerror="window.hostile=1"><script>window.hostile=1</script>'
/** Maximum height of one text, in its own lines, so that it never covers the screen. */
const MOST_LINES = 21

/** The visible texts; texts only for screen readers take no space. */
function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    if (!parent || text.data.trim() === '' || parent.closest('svg, style, textarea')) continue
    const isSeen = parent.checkVisibility({ visibilityProperty: true })
    if (isSeen && parent.getBoundingClientRect().width > 1) found.push(text)
  }
  return found
}

/** Visible height of a text: its box, clipped by its ancestors. */
function seenHeight(text: Text): number {
  const range = document.createRange()
  range.selectNodeContents(text)
  let { top, bottom } = range.getBoundingClientRect()
  for (let box = text.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue
    const edge = box.getBoundingClientRect()
    top = Math.max(top, edge.top)
    bottom = Math.min(bottom, edge.bottom)
  }
  return Math.max(0, bottom - top)
}

const fontSize = (text: Text) => Number.parseFloat(getComputedStyle(text.parentElement as Element).fontSize)

/** Whether the digits of a text are in order from left to right. */
function isInOrder(text: Text): boolean {
  const places = Array.from({ length: text.data.length }, (_, index) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect()
  })
  return places.every((place, index) => {
    const before = places[index - 1]
    return !before || place.top !== before.top || place.left >= before.left
  })
}

/**
 * Puts hostile text into every text of a part: the page must not scroll horizontally, no text may cover the screen or
 * change the direction of another one, and markup must stay text.
 */
export function expectSafeTexts(root: Element): void {
  const texts = textsOf(root)
  const before = texts.map((text) => text.data)

  for (const [index, text] of texts.entries()) {
    text.data = `${before[index]}${TURN}`
    // Texts in one element are one sentence of the part.
    const others = texts.filter((other) => other.parentNode !== text.parentNode && /\d/.test(other.data))
    const turned = others.filter((other) => !isInOrder(other)).map((other) => other.data)
    expect([text.data, 'turns', turned]).toEqual([text.data, 'turns', []])
    text.data = before[index] ?? ''
  }

  for (const text of texts) text.data = LONG
  const width = document.documentElement.scrollWidth
  // The label of a button is the page's own copy, and so is the sign of a currency.
  const high = texts
    .filter((_, index) => before[index] !== '¥')
    .filter((text) => !text.parentElement?.matches('button, button > span:not([class])'))
    .map((text) => [before[texts.indexOf(text)], seenHeight(text) / fontSize(text)] as const)
    .filter(([, lines]) => lines > MOST_LINES)
  for (const text of texts) text.data = MARKUP
  const marked = document.documentElement.scrollWidth
  for (const [index, text] of texts.entries()) text.data = before[index] ?? ''
  expect({ width: Math.max(width, marked), high }).toEqual({ width: window.innerWidth, high: [] })
}
