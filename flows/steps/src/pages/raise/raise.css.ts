import { type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const label = style({ ...type(13), color: vars.color.ink2, overflowWrap: 'anywhere' })
