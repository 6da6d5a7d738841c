import { style } from '@vanilla-extract/css'
import { px, pxAtLeast } from '../theme/base.ts'

/** Three in a row on most phones. A square is never so small that two buttons of 44 do not fit one above the other. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${pxAtLeast(96)}, 1fr))`,
  gap: px(8),
  marginTop: px(8),
})
