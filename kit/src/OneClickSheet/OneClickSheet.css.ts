import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const stack = style({ display: 'grid', gap: space[3] })

export const label = style({ ...type(13), color: vars.color.ink2 })

/** On a narrow screen the button goes below a long amount. */
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(8),
  minHeight: px(44),
})

export const facts = style({ display: 'grid', gap: px(8), marginTop: px(10), paddingTop: px(12) })
