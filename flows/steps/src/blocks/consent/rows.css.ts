import { style } from '@vanilla-extract/css'

/** Keeps clear of the bar below, where large text has put the line above it; with smaller text it is in the bar, and in view. */
export const line = style({ scrollMarginBottom: 'calc(10rem - 160px)' })
