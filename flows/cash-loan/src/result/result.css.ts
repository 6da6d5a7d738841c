import { style } from '@vanilla-extract/css'

/** The mark is outside the card, which cuts what is above its edge. */
export const marked = style({ position: 'relative' })
