import { style } from '@vanilla-extract/css'
import { px, space, vars } from '../theme/base.ts'

export const mark = style({ color: vars.color.brand })

export const actions = style({ display: 'grid', gap: px(12), marginTop: space[6] })
