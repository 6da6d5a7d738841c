import { gutter, hostBars, space, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** Stays below the bars of the host while the coupons scroll under it. */
export const tabs = style({
  position: 'sticky',
  top: `var(${hostBars}, 0px)`,
  zIndex: 3,
  margin: `0 calc(${gutter} * -1)`,
  padding: `0 ${gutter}`,
  backgroundColor: vars.color.paper,
})

export const panel = style({ paddingTop: space[2] })
