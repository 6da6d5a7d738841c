import { hairline, px, pxAtLeast, space, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** A sentence above a form. */
export const intro = style({ padding: `${px(2)} ${space[1]}` })

/** As high as a field with its label and the space for its message. */
export const field = style({
  display: 'grid',
  alignContent: 'start',
  gap: px(17),
  height: pxAtLeast(100),
  selectors: { '&:last-child': { height: pxAtLeast(88) } },
})

/** The line under a field. */
export const value = style({ paddingBottom: px(15), borderBottom: hairline })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: pxAtLeast(52),
  selectors: { '& + &': { borderTop: hairline } },
})

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: px(40),
})

/** The face of a coupon, and what it says of itself. */
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: `${px(64)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[6],
  minHeight: pxAtLeast(92),
})

export const tabs = style({ display: 'flex', gap: space[6], padding: `${space[4]} 0` })

export const card = style({ borderRadius: vars.radius.card })

export const photo = style({ marginTop: space[2] })

export const result = style({ padding: `${space[6]} 0` })
