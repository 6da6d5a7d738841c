import { style } from '@vanilla-extract/css'
import { figures, px, vars } from '../theme/base.ts'

export const notes = style({ display: 'flex', flexWrap: 'wrap', columnGap: px(8) })

export const countdown = style({ ...figures, color: vars.color.ink2 })
