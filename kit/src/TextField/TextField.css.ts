import { style } from '@vanilla-extract/css'
import { px, vars } from '../theme/base.ts'

export const clear = style({ marginInlineEnd: px(-12), color: vars.color.ink3 })
