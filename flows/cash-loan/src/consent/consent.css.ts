import { space, type, vars } from '@koo/kit/theme'
import { style } from '@vanilla-extract/css'

export const failed = style({
  ...type(12),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: vars.color.bad,
})
