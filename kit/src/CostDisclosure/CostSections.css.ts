import { style } from '@vanilla-extract/css'
import { hairline, phrases, px, space, type, vars, weights } from '../theme/base.ts'

export const divided = style({ marginTop: space[4], paddingTop: space[4], borderTop: hairline })

export const heading = style({ ...type(15, 'strong'), color: vars.color.ink })

export const note = style({ ...type(13), marginTop: px(2), color: vars.color.ink2 })

/** Below the charges, above a line. */
const below = { marginTop: px(12), paddingTop: px(12), borderTop: hairline } as const

export const discounts = style({ ...below, display: 'grid', gap: px(8) })

export const sum = style({ ...below, fontWeight: weights.strong })

export const nothingElse = style({ ...type(15, 'strong'), ...phrases, color: vars.color.ink })

export const method = style({
  ...type(13),
  marginTop: px(8),
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
})

export const methodName = style({ color: vars.color.ink })
