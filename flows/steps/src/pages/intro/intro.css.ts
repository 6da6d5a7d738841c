import { phrases, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const title = style({ ...type(17, 'strong'), color: vars.color.ink })

export const label = style({ ...type(13), ...phrases, color: vars.color.ink2, textAlign: 'center' })

export const note = style({ ...type(12), ...phrases, color: vars.color.ink2, textAlign: 'center' })
