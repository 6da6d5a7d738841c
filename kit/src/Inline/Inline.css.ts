import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space } from '../theme/base.ts'
import { boxGaps } from '../boxes/box.ts'

/** A child has the width of its content; of two that are too long together, the shorter keeps its own. */
export const row = style({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, auto)' })

/** The child that fills gives way; the other keeps its width. */
export const fill = styleVariants({
  first: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoColumns: 'auto' },
  last: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
})

export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'start' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  start: { justifyContent: 'start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
})

export const wrap = style({ display: 'flex', flexWrap: 'wrap' })

/** A grid cannot wrap children of different widths, so half the space is around each of them, and taken back around all. */
export const wrapGap = styleVariants(
  Object.fromEntries(boxGaps.map((step) => [step, { margin: `calc(${space[step]} / -2)` }])) as Record<
    (typeof boxGaps)[number],
    { margin: string }
  >,
)

for (const step of boxGaps) globalStyle(`${wrapGap[step]} > *`, { margin: `calc(${space[step]} / 2)` })
