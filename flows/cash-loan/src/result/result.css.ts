import { space } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const actions = style({ display: 'grid', gap: space[2] })

/** The mark is outside the card, which cuts what is above its edge. */
export const marked = style({ position: 'relative' })
