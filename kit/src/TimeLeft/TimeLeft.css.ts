import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: `${px(4)} ${space[2]}`,
})

export const label = style({ ...type(13), color: vars.color.ink2 })

export const parts = style({ display: 'inline-flex', alignItems: 'baseline', gap: px(6) })

export const part = style({ display: 'inline-flex', alignItems: 'baseline', gap: px(2) })

export const value = style({
  ...type(17, 'strong'),
  minWidth: '2ch',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const unit = style({ ...type(12), color: vars.color.ink2 })
