import { style } from '@vanilla-extract/css'
import { px, vars } from '../theme/base.ts'

export const logo = style({ marginRight: px(6) })

export const skeleton = style({ display: 'inline-block', verticalAlign: 'middle' })

export const error = style({ color: vars.color.bad })
