import { figures, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const title = style({ ...type(17, 'strong'), color: vars.color.ink, overflowWrap: 'anywhere' })

export const moment = style({ ...type(12), ...figures, color: vars.color.ink3 })

/**
 * The whole text, however long it is, with the lines of the server; also what cannot be wrapped stays inside. It can be selected
 * where a web view lets nothing be copied.
 */
export const text = style({
  ...type(15),
  paddingTop: space[2],
  color: vars.color.ink2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  userSelect: 'text',
  maxHeight: 'none',
  overflowY: 'visible',
})
