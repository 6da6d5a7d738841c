import { layer, vars } from '@koo/kit/theme'
import { style } from '@vanilla-extract/css'

/** Over the page while the code of a sheet is on its way; lets no tap through. */
export const fetching = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.brand,
})
