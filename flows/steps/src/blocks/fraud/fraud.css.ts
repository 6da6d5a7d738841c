import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** One line at 375; it breaks where the letters are larger. */
export const line = style({
  ...type(12),
  color: vars.color.ink3,
  paddingInline: space[1],
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
