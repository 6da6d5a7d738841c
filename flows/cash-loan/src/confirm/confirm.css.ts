import { px } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const waitingTerm = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: px(32),
})

/** For screen readers only; takes no space in the column, nor the gap behind it. */
export const heading = style({ height: 0, marginBottom: px(-12) })
