import { style } from '@vanilla-extract/css'
import { phrases, pxAtLeast, space, TITLE_BAR, type, vars } from '../theme/base.ts'

/** No space below: it differs with what follows. */
export const root = style({
  minWidth: 0,
  paddingTop: space[6],
  paddingLeft: space[4],
  paddingRight: space[4],
  // What scrolls to it stops below a title bar.
  scrollMarginTop: pxAtLeast(TITLE_BAR),
})

export const title = style({ ...type(22, 'hero'), ...phrases, color: vars.color.ink })

export const text = style({ ...type(15), ...phrases, color: vars.color.ink2 })
