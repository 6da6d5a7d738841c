import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const points = style({
  ...type(13),
  display: 'grid',
  gap: space[2],
  paddingLeft: space[4],
  listStyle: 'disc',
  color: vars.color.ink2,
})
