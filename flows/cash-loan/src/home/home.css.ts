import { layer, px, space, type, vars } from '@koo/kit/theme'
import { style } from '@vanilla-extract/css'

export const hint = style({ ...type(12), margin: 0, color: vars.color.ink3 })

/** Over the page while the code of a sheet is on its way: the tap was heard. */
export const fetching = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.brand,
})

/** Something of the page is missing: said where it is missing, quietly. */
export const trouble = style({ display: 'grid', justifyItems: 'start', gap: space[3] })

export const troubleTitle = style({ ...type(15, 'strong'), margin: 0, color: vars.color.ink })

export const troubleText = style({ ...type(13), margin: `${space[1]} 0 0`, color: vars.color.ink2 })

export const degraded = style({
  ...type(13),
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.control,
  color: vars.color.warn,
  backgroundColor: vars.color.warnTint,
})

/** In the line of the text it stands for. */
export const lineSkeleton = style({ display: 'inline-block', verticalAlign: 'middle' })

export const noteSkeleton = style([lineSkeleton, { height: px(12) }])
