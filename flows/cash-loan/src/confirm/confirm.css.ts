import { px, space } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const waitingTerm = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: px(32),
})

/** For screen readers only; takes no space in the column. */
export const heading = style({ position: 'absolute' })

/** Two buttons under each other. */
export const actions = style({ display: 'grid', gap: space[2] })
