import { style } from '@vanilla-extract/css'
import { figures, fontPx, motion, px, pxAtLeast, space, type, vars, weights } from '../theme/base.ts'
import { capped, plainInput, smallSign, unseenInk } from '../theme/fragments.ts'

export const root = style({
  padding: `${space[4]} ${space[4]} ${space[1]}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.ink,
})

export const label = style({ ...type(13), display: 'block', color: vars.color.ink2 })

/** The amount and its buttons; the buttons may overlap the padding of the card. */
export const field = style({
  display: 'flex',
  alignItems: 'center',
  margin: `${px(4)} ${px(-12)} 0 0`,
})

/** Sign and digits share one baseline. */
export const figure = style({
  ...figures,
  ...type(44, 'hero'),
  display: 'flex',
  alignItems: 'baseline',
  flex: '1 1 auto',
  minWidth: 0,
  fontFamily: vars.font.figures,
  lineHeight: pxAtLeast(60),
})

export const currency = style({
  ...smallSign,
  lineHeight: 1,
  flex: 'none',
  maxWidth: '30%',
  overflowY: 'visible',
  overflowX: 'clip',
  whiteSpace: 'nowrap',
})

/** An invisible digit gives the figure height and baseline, because the contained input has none. */
export const entry = style({
  position: 'relative',
  overflow: 'visible',
  flex: '1 1 auto',
  minWidth: 0,
  '::before': { content: '"0"', visibility: 'hidden' },
})

/** Contained, so that one more digit changes only the layout of the field. */
export const input = style({
  ...plainInput,
  position: 'absolute',
  inset: 0,
  height: '100%',
  contain: 'strict',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  letterSpacing: 'inherit',
  selectors: {
    '&::placeholder': unseenInk,
    '&:disabled': { opacity: 1 },
  },
})

/** In place of the browser's placeholder, which would stand higher than the currency sign in WebKit. */
export const placeholder = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  fontWeight: weights.regular,
  whiteSpace: 'nowrap',
  color: vars.color.ink3,
  pointerEvents: 'none',
  selectors: { [`${input}:placeholder-shown + &`]: { display: 'block' } },
  // One that is made smaller to fit keeps the baseline of the sign.
  '::before': { content: '"\\200b"', fontSize: fontPx(44) },
})

/** From eight digits on sign and figure are smaller on the same line, so that ten digits fit on a screen 320 wide. */
export const long = style({ fontSize: fontPx(30) })

export const emptyInk = style({ color: vars.color.ink3 })

export const lockedInk = style({ color: vars.color.ink2 })

export const hidden = style({ visibility: 'hidden' })

export const clearMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: px(20),
  height: px(20),
  fontSize: px(12),
  borderRadius: '50%',
  backgroundColor: vars.color.sunken,
})

export const rule = style({
  height: '1px',
  marginTop: px(4),
  backgroundColor: vars.color.line,
  transition: `background-color ${motion.base} ${motion.move}, box-shadow ${motion.base} ${motion.move}`,
})

export const activeRule = style({
  backgroundColor: vars.color.brand,
  boxShadow: `0 1px 0 ${vars.color.brand}`,
})

export const badRule = style({ backgroundColor: vars.color.bad, boxShadow: `0 1px 0 ${vars.color.bad}` })

/** Two lines high from the start, so that no message makes the card grow. */
export const line = style({
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: pxAtLeast(52),
  padding: `${px(6)} 0`,
})

/** A button in it may reach as far as a finger needs, although what is longer is cut. */
export const message = style({
  ...figures,
  ...capped,
  margin: `${px(-13)} 0`,
  padding: `${px(13)} 0`,
  minWidth: 0,
  flex: '1 1 auto',
  // Lines end between parts of the text, not within a word.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
})

export const error = style({ color: vars.color.bad })

export const notice = style({ color: vars.color.warn })

/** Doubled, because the style sheet of the tag may come later. */
export const badge = style({ selectors: { '&&': { maxWidth: '45%' } } })
