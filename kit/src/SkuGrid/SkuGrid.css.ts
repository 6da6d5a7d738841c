import { style, styleVariants } from '@vanilla-extract/css'
import { coveringInput } from '../theme/fragments.ts'
import { figures, focusRing, motion, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const grid = style({ ...type(15), display: 'grid', gap: px(10), marginTop: px(8) })

/** A column is at least as wide as its text needs. */
export const columns = styleVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9em), 1fr))' },
  3: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6em), 1fr))' },
})

export const card = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
})

export const radio = style({
  ...coveringInput,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const face = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: pxAtLeast(72),
  padding: `${px(10)} ${px(6)}`,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  transition: `background-color ${motion.fast} ${motion.move}`,
  selectors: {
    [`${radio}:checked + &`]: {
      color: vars.color.brand,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.brand}`,
      backgroundColor: vars.color.brandTint,
    },
    [`${radio}:active:enabled:not(:checked) + &`]: { backgroundColor: vars.color.sunken },
    [`${radio}:focus-visible + &`]: focusRing,
    [`${radio}:disabled + &`]: {
      color: vars.color.ink3,
      backgroundColor: vars.color.sunken,
      boxShadow: 'none',
    },
    [`${radio}:checked:disabled + &`]: { boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}` },
  },
})

export const faceInvalid = style([
  face,
  {
    selectors: {
      [`${radio}:enabled:not(:checked) + &`]: { boxShadow: `inset 0 0 0 1px ${vars.color.bad}` },
    },
  },
])

export const title = style({ ...type(17, 'strong'), ...figures, display: 'block', maxWidth: '100%' })

export const prices = style({
  ...type(13),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: px(4),
  marginTop: px(2),
  minWidth: 0,
  maxWidth: '100%',
  // Three beside each other are too narrow for both prices: one under the other in all, not only where they are long.
  selectors: { [`${columns[3]} &`]: { flexDirection: 'column', alignItems: 'center' } },
})

export const price = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const original = style({
  ...type(12),
  minWidth: 0,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
  selectors: { [`${radio}:checked + ${face} &`]: { color: vars.color.ink2 } },
})

export const reason = style({ ...type(12), display: 'block', marginTop: px(2), maxWidth: '100%' })

export const note = style({
  ...type(12),
  display: 'block',
  marginTop: px(2),
  maxWidth: '100%',
  color: vars.color.ink3,
  selectors: { [`${radio}:checked + ${face} &`]: { color: vars.color.ink2 } },
})
