import type { StyleRule } from '@vanilla-extract/css'
import { linkColour, linkLine } from './names.ts'
import { px } from './px.ts'
import { weights } from './type.ts'
import { vars } from './vars.css.ts'

/** Style fragments that parts share. Spread them: `style({ ...plainButton, ... })`. */

/** A `<button>` without the browser's looks. */
export const plainButton = {
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
} satisfies StyleRule

/** A text field without the browser's looks; the part adds frame and focus. */
export const plainInput = {
  appearance: 'none',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  caretColor: vars.color.brand,
} satisfies StyleRule

/** Keyboard focus, outside the edge of the part. */
export const focusRing = {
  outline: `2px solid ${vars.color.brand}`,
  outlineOffset: '2px',
} as const

/** Property in which a host says how high its bars above a page are, so that a short page does not scroll by them. */
export const hostBars = '--koo-host-bars'

/** Height of a StepBar, which grows with the customer's text, and the property in which whoever puts one above a page says so. */
export const stepBar = { property: '--koo-step-bar', height: `max(${px(26)}, 1.625rem)` } as const

/** A text that can be tapped: in the brand, or as `partnerLinks` has it. */
export const link = {
  color: `var(${linkColour}, ${vars.color.brand})`,
  textDecorationLine: `var(${linkLine}, none)`,
} as const

/** One-pixel separator. */
export const hairline = `1px solid ${vars.color.line}`

/** One line, cut with an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** A text of a few lines, cut with an ellipsis. */
export const fewLines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
  }) satisfies StyleRule

/** A text of at most 20 lines, so that no text covers the screen; the rest is cut. Web views without `overflow: clip` show it whole. */
export const capped = {
  '@supports': { '(overflow: clip)': { maxHeight: '20em', overflowY: 'clip' } },
} satisfies StyleRule

/**
 * A text that wraps as a whole within another. The text around it is capped, not this one: WebKit takes the lower edge of a
 * clipped inline block as its baseline, so that it would stand higher and push down what is beside it.
 */
export const inlineText = { display: 'inline-block', maxHeight: 'none', overflow: 'visible' } as const

/**
 * A title or a sentence of a few lines: they end at punctuation and are about as long as each other, so that no Chinese word
 * is cut in half. What is longer than a line may break anywhere.
 */
export const phrases = {
  maxWidth: '100%',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
} as const

/** The input of a card or tile: it covers the whole, which is the touch target and the focus frame of a screen reader. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
} as const

/** Text of a field that is not seen. WebKit has a colour of its own for a disabled field, so both are named. */
export const unseenInk = { color: 'transparent', WebkitTextFillColor: 'transparent' } as const

/** The currency sign before a figure that is larger than the text around it: ¥ and 2 px at the size of the hero. */
export const smallSign = {
  fontSize: '0.56em',
  fontWeight: weights.strong,
  letterSpacing: 0,
  marginInlineEnd: '0.08em',
} as const

/** Only for screen readers: no space, and nothing is seen. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A picture that covers its box, whose shape it does not change. */
export const coveringPicture = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const

/** Padding that gives a box its shape: {@link shaped}. */
export const shapePadding = (width: number, height: number) => `${Math.round((height / width) * 1e4) / 100}%`

/**
 * A box of this shape, whatever its width, and higher when its content is: what it holds lies in the same cell
 * (`gridArea: '1 / 1'`) or absolutely over it. Not `aspect-ratio`, which is Chromium 88 and Safari 15: a box of theirs that
 * holds nothing in the flow would have no height before.
 */
export const shaped = (width: number, height: number) =>
  ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '::before': { content: '""', gridArea: '1 / 1', paddingTop: shapePadding(width, height) },
  }) satisfies StyleRule

/** High contrast of the system: it removes shadows and grounds, so what has its form from them needs a line. */
export const forcedColours = '(forced-colors: active)'

/**
 * Width to start from of what takes a line of its own where the customer has set text of one and a half times its size or more
 * (with `flexWrap` and a `maxWidth`): longer than any line there, and nothing with smaller text, where it is negative.
 */
export const wholeLineOfLargeText = 'calc((1rem - 23px) * 999)'

/** Safe-area insets, with a fallback for hosts without them. In `hostTop` a host says what the browser does not know of the top. */
export const safe = {
  hostTop: '--koo-top',
  top: 'var(--koo-top, env(safe-area-inset-top, 0px))',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
} as const
