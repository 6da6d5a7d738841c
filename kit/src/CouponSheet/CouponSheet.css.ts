import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, gutter, motion, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { lowScreen } from '../theme/px.ts'

/** A fixed height: the button stays in place on every tab and with any number of coupons. */
export const body = style({
  height: '62vh',
  paddingTop: 0,
  '@media': { [lowScreen]: { height: 'auto' } },
})

/** Stays at the top while the coupons scroll under it. */
export const tabs = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  margin: `0 calc(${gutter} * -1)`,
  padding: `0 ${gutter}`,
  backgroundColor: vars.color.paper,
  '@media': { [lowScreen]: { position: 'static' } },
})

export const panel = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space[2],
})

export const heading = style({ ...type(13, 'strong'), marginBottom: space[2], color: vars.color.ink2 })

export const mode = style({ marginLeft: px(6), fontWeight: 400, color: vars.color.ink3 })

export const list = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })

// A card outside the view needs no style, layout or paint when the sheet opens.
globalStyle(`${list} > *`, { contentVisibility: 'auto', containIntrinsicHeight: `auto ${px(92)}` })

/** One card of a long list, with the gap below as padding: a virtual list only adds up heights. */
export const item = style({ paddingBottom: space[3] })

export const none = style({
  ...type(15),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: pxAtLeast(44),
  marginTop: px(-6),
  color: vars.color.ink2,
  cursor: 'pointer',
})

export const noneInput = style({
  appearance: 'none',
  flex: 'none',
  ...type(15),
  width: '1.334em',
  height: '1.334em',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  transition: `border-width ${motion.fast} ${motion.move}, border-color ${motion.fast} ${motion.move}`,
  selectors: {
    '&:checked': { borderColor: vars.color.brand, borderWidth: '0.4em' },
    '&:focus-visible': focusRing,
  },
})
