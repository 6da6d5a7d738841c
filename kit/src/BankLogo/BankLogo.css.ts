import { style, styleVariants } from '@vanilla-extract/css'
import { px, type, vars } from '../theme/base.ts'

export const root = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: vars.color.brandTint,
  color: vars.color.brand,
  verticalAlign: 'middle',
})

export const size = styleVariants({
  small: { ...type(12, 'strong'), width: px(20), height: px(20) },
  large: { ...type(15, 'strong'), width: px(36), height: px(36) },
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' })
