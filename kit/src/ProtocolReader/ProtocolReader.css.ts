import { globalStyle, style } from '@vanilla-extract/css'
import { px, space, type, vars, weights } from '../theme/base.ts'

/** The text on one sheet of paper. */
export const sheet = style({
  minWidth: 0,
  padding: `${space[5]} ${space[4]} ${space[6]}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
})

export const title = style({ ...type(22, 'strong'), color: vars.color.ink, textWrap: 'pretty' })

export const note = style({ ...type(13), marginTop: px(4), color: vars.color.ink3 })

export const text = style({
  ...type(15),
  display: 'flex',
  flexDirection: 'column',
  gap: px(12),
  marginTop: space[5],
  lineHeight: 1.75,
  color: vars.color.ink,
})

/** Closer to its own section than to the one before. */
export const heading = style({
  fontWeight: weights.strong,
  paddingTop: px(8),
  marginBottom: px(-4),
})

// What somebody agrees to is shown whole: the reset cuts long texts elsewhere.
globalStyle(`${text} :is(p, li, h3, dd, dt)`, { maxHeight: 'none', overflowY: 'visible' })

/** Reserves its line, so that the button does not move under the finger. */
export const hint = style({
  ...type(13),
  minHeight: '1.385em',
  textAlign: 'center',
  color: vars.color.ink2,
})

export const actions = style({ display: 'flex', flexDirection: 'column', gap: px(4) })
