import { style, styleVariants } from '@vanilla-extract/css'
import { figures, focusRing, motion, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

// Grid rows can be animated to the height of their content; an old web view shows no animation.
const base = style({
  display: 'grid',
  transition: `grid-template-rows ${motion.base} ${motion.move}, visibility ${motion.base}`,
})

export const root = styleVariants({
  shown: [base, { gridTemplateRows: '1fr', visibility: 'visible' }],
  folded: [base, { gridTemplateRows: '0fr', visibility: 'hidden' }],
})

export const fold = style({
  minHeight: 0,
  overflow: 'hidden',
  // Space for the focus ring of the first and last chip, which would be clipped.
  margin: `0 ${px(-4)}`,
  padding: `0 ${px(4)}`,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  paddingBottom: space[2],
})

/** The target is 44 high, the visible chip 32. */
export const chip = style({
  ...plainButton,
  flex: '1 1 auto',
  // A single chip does not fill the row.
  maxWidth: px(150),
  minHeight: pxAtLeast(44),
  display: 'flex',
  alignItems: 'center',
  outline: 'none',
})

export const face = style({
  ...figures,
  ...type(13),
  flex: '1 1 auto',
  minWidth: 0,
  padding: `${px(6)} ${px(8)}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  color: vars.color.ink,
  backgroundColor: vars.color.sunken,
  transition: `background-color ${motion.fast} ${motion.move}`,
  selectors: {
    [`${chip}[aria-pressed="true"] &`]: { color: vars.color.brand, backgroundColor: vars.color.brandTint },
    [`${chip}:active &`]: { backgroundColor: vars.color.line },
    [`${chip}:focus-visible &`]: focusRing,
  },
})
