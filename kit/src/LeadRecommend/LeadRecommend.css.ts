import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const text = style({ ...type(13), marginBottom: space[4], color: vars.color.ink2 })

export const institutions = style({ display: 'flex', flexWrap: 'wrap', gap: px(8), marginBottom: space[4] })

export const institution = style({
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  gap: px(6),
  minWidth: 0,
  padding: `${px(4)} ${px(10)} ${px(4)} ${px(4)}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.ink2,
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
