import { px, type, vars } from '@koo/kit/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const face = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: px(44),
  height: px(44),
  borderRadius: '50%',
  color: vars.color.brand,
  backgroundColor: vars.color.brandTint,
  fontSize: px(24),
})

export const visitor = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: px(-6),
})

globalStyle(`${visitor} > *`, { margin: px(6) })

export const text = style({ ...type(15, 'strong'), flex: '1 1 8em', minWidth: 0, overflowWrap: 'anywhere' })
