import { DESIGN_WIDTH, px, stepBar } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** The line and the page below it, which is so much shorter. */
export const root = style({
  width: '100%',
  maxWidth: px(DESIGN_WIDTH),
  margin: '0 auto',
  vars: { [stepBar.property]: stepBar.height },
})
