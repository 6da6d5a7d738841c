import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const title = style({ ...type(15, 'strong'), color: vars.color.ink })

export const text = style({ ...type(13), margin: `${space[1]} 0 0`, color: vars.color.ink2 })
