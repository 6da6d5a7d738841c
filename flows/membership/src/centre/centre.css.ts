import { px, type, vars } from '@koo/kit/theme/vars'
import { style, styleVariants } from '@vanilla-extract/css'

/** A member has a card in the hue of benefits; who is none has a plain one. */
export const card = styleVariants({
  member: { backgroundColor: vars.color.benefitTint },
  plain: {},
})

export const title = style({ ...type(22, 'hero'), color: vars.color.ink, overflowWrap: 'anywhere' })

export const text = style({ ...type(13), color: vars.color.ink2 })

export const saved = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginTop: px(8),
  ...type(13),
  color: vars.color.ink2,
})
