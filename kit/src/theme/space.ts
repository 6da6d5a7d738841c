import { px } from './px.ts'

/** The 4-point scale: `space[4]` is 16 design pixels. */
export const space = {
  1: px(4),
  2: px(8),
  3: px(12),
  4: px(16),
  5: px(20),
  6: px(24),
  8: px(32),
  10: px(40),
  12: px(48),
} as const

/** Space between the page's edge and its content. */
export const gutter = space[4]

/** Stacking order: bars on the page, overlays, toasts. */
export const layer = { bar: 10, overlay: 100, toast: 200 } as const
