import { style } from '@vanilla-extract/css'
import { vars } from '../theme/base.ts'

export const mark = style({ color: vars.color.ok })
