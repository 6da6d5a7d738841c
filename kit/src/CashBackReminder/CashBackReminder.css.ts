import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const reward = style({ display: 'block', marginTop: px(6) })

export const text = style({ ...type(13), margin: `${space[2]} 0 0`, color: vars.color.ink2 })

export const actions = style({ display: 'grid', gap: px(12), marginTop: space[6] })
