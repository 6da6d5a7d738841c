import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const hint = style({ ...type(12), color: vars.color.ink3 })

export const degraded = style({
  ...type(13),
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.control,
  color: vars.color.warn,
  backgroundColor: vars.color.warnTint,
})

/** In a line, in place of a text. */
export const lineSkeleton = style({ display: 'inline-block', verticalAlign: 'middle' })

export const noteSkeleton = style([lineSkeleton, { height: px(12) }])
