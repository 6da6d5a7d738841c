import { style } from '@vanilla-extract/css'
import { gutter, px, space } from '@koo/kit/theme'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: px(12),
  padding: `${space[4]} ${gutter}`,
})
