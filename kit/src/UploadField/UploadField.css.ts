import { globalStyle, style } from '@vanilla-extract/css'
import { px, pxAtLeast } from '../theme/base.ts'
import { shapePadding } from '../theme/fragments.ts'

/** Three in a row on most phones. A square has space for two targets of 44, one above the other. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${pxAtLeast(96)}, 1fr))`,
  gap: px(8),
  marginTop: px(8),
})

/** One below the other, in the shape of an ID card. */
export const column = style([grid, { gridTemplateColumns: 'minmax(0, 1fr)' }])

globalStyle(`${column} > li::before`, { paddingTop: shapePadding(1.58, 1) })
