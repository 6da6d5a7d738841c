import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ alignContent: 'start' })

/** Columns have the same width, whatever is in them. */
export const columns = styleVariants({
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  4: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
