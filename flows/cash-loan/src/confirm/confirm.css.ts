import { px } from '@koo/kit/theme'
import { style } from '@vanilla-extract/css'

export const waitingTerm = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: px(32),
})

/** For readers only; takes no room and no gap of the column. */
export const heading = style({ position: 'absolute', margin: 0 })
