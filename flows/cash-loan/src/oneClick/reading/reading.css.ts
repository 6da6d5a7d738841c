import { type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const hint = style({ ...type(12), textAlign: 'center', color: vars.color.ink2 })
