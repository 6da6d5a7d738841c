import { style } from '@vanilla-extract/css'
import { vars } from '../theme/base.ts'

export const skeleton = style({ display: 'inline-block', verticalAlign: 'middle' })

export const error = style({ color: vars.color.bad })
