import { style } from '@vanilla-extract/css'
import { coveringInput } from '../theme/fragments.ts'
import { focusRing, motion, px, pxAtLeast, type, vars } from '../theme/base.ts'

/** Three tiles a row; fewer where the text is large. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.2em), 1fr))',
  gap: px(8),
  marginTop: px(8),
  ...type(15),
})

export const option = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
})

/** Covers the tile, so that touch target and focus frame of a screen reader use the same box. */
export const radio = style({
  ...coveringInput,
})

export const face = style({
  ...type(15),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: pxAtLeast(52),
  padding: `${px(6)} ${px(4)}`,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  transition: `background-color ${motion.fast} ${motion.move}`,
  selectors: {
    [`${radio}:checked + &`]: {
      color: vars.color.brand,
      fontWeight: 600,
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

/** The mark on the edge of the selected tile: colour alone would not tell it, and text must not lie under it. */
export const check = style({
  display: 'none',
  position: 'absolute',
  top: px(-8),
  right: px(8),
  placeItems: 'center',
  // Grows with the text of its tile.
  fontSize: '0.8em',
  width: '1.5em',
  height: '1.5em',
  borderRadius: '50%',
  color: vars.color.onBrand,
  backgroundColor: vars.color.brand,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  selectors: {
    [`${radio}:checked ~ &`]: { display: 'grid' },
    [`${radio}:checked:disabled ~ &`]: {
      color: vars.color.onIdle,
      backgroundColor: vars.color.idle,
    },
  },
})
