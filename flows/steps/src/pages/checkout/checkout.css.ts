import { type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const goods = style({ ...type(15), color: vars.color.ink, overflowWrap: 'anywhere' })

export const orderNumber = style({ ...type(12), color: vars.color.ink2 })

export const hint = style({ ...type(13), color: vars.color.ink2 })
