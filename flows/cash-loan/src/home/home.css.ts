import { layer, space, type, vars } from '@koo/kit/theme'
import { style } from '@vanilla-extract/css'

export const hint = style({ ...type(12), margin: 0, color: vars.color.ink3 })

export const reload = style({ marginTop: space[2] })

/** Over the page while the code of a sheet is on its way: the tap was heard. */
export const fetching = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.brand,
})
