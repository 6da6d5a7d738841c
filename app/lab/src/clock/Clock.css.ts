import { style } from '@vanilla-extract/css'
import { figures, px, type, vars } from '@koo/kit/theme'

export const face = style({
  ...figures,
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: px(12),
})
export const time = style({ ...type(26, 'hero') })
export const day = style({ ...type(15), color: vars.color.ink2 })
