import { layer, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** Covers the page and blocks taps. */
export const fetching = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.brand,
})
