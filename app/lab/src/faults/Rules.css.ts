import { style } from '@vanilla-extract/css'
import { px, type, vars } from '@koo/kit/theme'

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  marginInlineEnd: px(-12),
  paddingBlock: px(4),
})
export const what = style({ ...type(13, 'strong'), display: 'block' })
export const target = style({
  ...type(12),
  display: 'block',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})
