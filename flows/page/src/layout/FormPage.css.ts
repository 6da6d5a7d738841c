import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const intro = style({ ...type(13), color: vars.color.ink2, paddingInline: space[1] })

/** Messages of the form, above the button. */
export const messages = style({ marginBottom: px(8) })
