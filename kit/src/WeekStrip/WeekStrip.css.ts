import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, plainButton, px, pxAtLeast, type, vars } from '../theme/base.ts'

/** Seven days in a line; in several lines where the text is large. */
export const root = style({
  ...type(12),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3em, 1fr))',
  rowGap: px(12),
  padding: 0,
  listStyle: 'none',
})

export const day = style({ display: 'flex', minWidth: 0 })

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  padding: `${px(4)} ${px(1)}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const button = style({
  ...plainButton,
  ...type(12),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  padding: `${px(4)} ${px(1)}`,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:active:enabled': { backgroundColor: vars.color.benefitTint },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': focusRing,
  },
})

export const name = style({ ...type(12), display: 'block', maxWidth: '100%', color: vars.color.ink2 })

const mark = style({
  ...type(15),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: pxAtLeast(36),
  height: pxAtLeast(36),
  marginBlock: px(4),
  borderRadius: '50%',
  color: vars.color.ink3,
  backgroundColor: vars.color.sunken,
})

const done = style([mark, { color: vars.color.brand, backgroundColor: vars.color.brandTint }])

export const marks = styleVariants({
  signed: [done],
  received: [done],
  today: [mark, { color: vars.color.brand, boxShadow: `inset 0 0 0 1.5px ${vars.color.brand}` }],
  receive: [mark, { color: vars.color.onBenefit, backgroundColor: vars.color.benefit }],
  missed: [mark],
  coming: [mark],
})

/** In place of an icon: the day went by. */
export const dash = style({ width: '0.8em', borderTop: `1.5px solid ${vars.color.ink3}` })

const state = style({ ...type(12), display: 'block', maxWidth: '100%', color: vars.color.ink3 })

export const states = styleVariants({
  signed: [state],
  received: [state],
  today: [state, { color: vars.color.brand, fontWeight: 600 }],
  receive: [state, { color: vars.color.benefit, fontWeight: 600 }],
  missed: [state],
  coming: [state],
})

export const reward = style({ ...type(12), display: 'block', maxWidth: '100%', color: vars.color.ink2 })
