import { style } from '@vanilla-extract/css'
import { type, vars } from '@koo/kit/theme'

/** The hint on the login page. */
export const hint = style({ ...type(12), color: vars.color.ink3 })
