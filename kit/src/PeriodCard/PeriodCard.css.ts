import { style } from '@vanilla-extract/css'
import { coveringInput } from '../theme/fragments.ts'
import { figures, focusRing, motion, oneLine, px, pxAtLeast, type, vars } from '../theme/base.ts'

/**
 * A mark of the server may be long; the next card is still seen. Not a share of the viewport: a row must not shrink, and
 * so lose where it was scrolled to, while the browser resizes.
 */
export const root = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  maxWidth: '20em',
  cursor: 'pointer',
})

/**
 * Covers the card, so that touch target, focus frame of a screen reader and scrolling into view all use the same box.
 */
export const radio = style({
  ...coveringInput,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

/**
 * Wide enough for ¥999,999.99, so that cards keep their width while the amount is typed; and so wide that on a phone the third
 * card is cut at its right, which shows that the row goes on.
 */
export const face = style({
  position: 'relative',
  display: 'flex',
  // The mark stands over the edge.
  maxHeight: 'none',
  overflow: 'visible',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: px(2),
  minWidth: pxAtLeast(108),
  minHeight: pxAtLeast(66),
  padding: `${px(10)} ${px(12)}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  transition: `background-color ${motion.fast} ${motion.move}, border-color ${motion.fast} ${motion.move}`,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.brand}`,
      backgroundColor: vars.color.brandTint,
    },
    [`${radio}:active:not(:disabled):not(:checked) + &`]: { backgroundColor: vars.color.sunken },
    [`${radio}:focus-visible + &`]: focusRing,
    [`${radio}:disabled + &`]: { backgroundColor: vars.color.sunken, cursor: 'not-allowed' },
  },
})

export const period = style({
  ...type(15, 'strong'),
  ...oneLine,
  color: vars.color.ink,
  selectors: {
    [`${radio}:checked + ${face} &`]: { color: vars.color.brand },
    [`${radio}:disabled + ${face} &`]: { color: vars.color.ink3 },
  },
})

export const special = style({
  marginLeft: px(6),
  selectors: { [`${radio}:checked + ${face} &`]: { backgroundColor: vars.color.surface } },
})

export const payment = style({
  ...type(13),
  ...figures,
  ...oneLine,
  display: 'block',
  color: vars.color.ink2,
  selectors: {
    [`${radio}:checked + ${face} &`]: { color: vars.color.ink },
    [`${radio}:disabled + ${face} &`]: { color: vars.color.ink3 },
  },
})

/** Inline like the text it replaces, so that the card keeps its height. */
export const skeleton = style({ display: 'inline-block', verticalAlign: 'middle' })
