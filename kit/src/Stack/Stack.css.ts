import { style, styleVariants } from '@vanilla-extract/css'

/** A column as wide as the box, never as wide as a long word in it. */
export const root = style({ gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })

export const align = styleVariants({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center', textAlign: 'center' },
})
