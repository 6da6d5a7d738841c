import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const primer = style({ paddingBottom: space[2] })

export const points = style({ ...type(15), color: vars.color.ink })

export const pointIcon = style({ fontSize: px(20), color: vars.color.ok })

export const message = style({ marginBottom: space[2] })
