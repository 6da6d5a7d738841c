import { style } from '@vanilla-extract/css'
import { space, type } from '../theme/base.ts'

// Scroll snapping would disturb the scroll animation of the selected card.
export const row = style({ selectors: { '&&': { scrollSnapType: 'none' } } })

/** At least one line high. */
export const below = style({ ...type(13), minHeight: `${type(13).lineHeight}em`, marginTop: space[3] })
