import { style } from '@vanilla-extract/css'
import { space, type } from '../theme/base.ts'

// Snapping would fight the glide of the chosen card.
export const row = style({ selectors: { '&&': { scrollSnapType: 'none' } } })

/** One line high at least. */
export const below = style({ ...type(13), minHeight: `${type(13).lineHeight}em`, marginTop: space[3] })
