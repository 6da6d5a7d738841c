import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const stack = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })

export const waiting = style({ display: 'grid', gap: px(14) })

export const notes = style({
  ...type(12),
  display: 'grid',
  gap: px(4),
  padding: `0 ${px(4)}`,
  color: vars.color.ink3,
})
