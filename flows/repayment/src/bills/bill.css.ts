import { figures, px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const bill = style({ display: 'grid', gap: px(2), minWidth: 0, padding: `${px(10)} 0` })

/** A bill that cannot be chosen has no box beside it. */
export const alone = style({ padding: `0 ${space[4]}` })

/** Two ends of a line; the second one goes below the first where both do not fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${px(2)} ${space[2]}`,
})

export const title = style({ ...type(15), color: vars.color.ink, overflowWrap: 'anywhere' })

export const note = style({ ...type(13), ...figures, color: vars.color.ink2 })

export const missing = style({ ...type(13), color: vars.color.ink2 })

/** Below a bill, outside of its box: the texts of its buttons stand on the line of the bill. */
export const more = style({ margin: `${px(-8)} ${space[2]} 0`, paddingBottom: px(6) })
