import { type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** Can be selected where a web view lets nothing be copied. */
export const link = style({
  ...type(13),
  color: vars.color.ink2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'text',
})
