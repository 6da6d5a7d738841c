import { style } from '@vanilla-extract/css'
import { gutter, hairline, px, pxAtLeast, space, vars } from '../theme/base.ts'
import { lowScreen } from '../theme/px.ts'

/** One height for every level, so that the rows stay in place while the lists change. */
export const body = style({
  height: '62vh',
  paddingTop: 0,
  scrollPaddingTop: pxAtLeast(56),
  '@media': { [lowScreen]: { height: 'auto' } },
})

/** Stays at the top while the list scrolls under it. */
export const tabs = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  margin: `0 calc(${gutter} * -1)`,
  padding: `0 ${gutter}`,
  backgroundColor: vars.color.paper,
  '@media': { [lowScreen]: { position: 'static' } },
})

/** The focus waits here until the list is loaded; a focus ring is not needed. */
export const panel = style({
  paddingTop: space[2],
  selectors: { '&&:focus-visible': { outline: 'none' } },
})

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: pxAtLeast(52),
  margin: `0 ${space[4]}`,
  padding: `${px(10)} 0`,
  selectors: { '& + &': { borderTop: hairline } },
})
