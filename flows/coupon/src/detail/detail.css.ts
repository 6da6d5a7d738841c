import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const rules = style({
  ...type(15),
  display: 'grid',
  gap: space[2],
  paddingLeft: '1.2em',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})
