import { style, styleVariants } from '@vanilla-extract/css'
import { px, type, vars } from '../theme/base.ts'

export const root = style({
  ...type(12, 'strong'),
  position: 'absolute',
  top: px(-9),
  right: px(8),
  maxWidth: `calc(100% - ${px(16)})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: `0 ${px(6)}`,
  borderRadius: vars.radius.small,
  pointerEvents: 'none',
})

export const tone = styleVariants({
  benefit: { color: vars.color.onBenefit, backgroundColor: vars.color.benefit },
  brand: { color: vars.color.onBrand, backgroundColor: vars.color.brand },
  bad: { color: vars.color.onBad, backgroundColor: vars.color.bad },
  plain: { color: vars.color.surface, backgroundColor: vars.color.ink2 },
})
