import { px, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const title = style({
  ...type(22, 'strong'),
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const ring = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: px(324),
})
