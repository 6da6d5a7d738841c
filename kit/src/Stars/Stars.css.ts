import { style } from '@vanilla-extract/css'
import { focusRing, motion, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(4),
})

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // On a very narrow screen the five still share one row.
  flex: '0 1 auto',
  minWidth: 0,
  width: pxAtLeast(44),
  height: pxAtLeast(44),
  fontSize: px(26),
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
})

export const off = style({ cursor: 'not-allowed' })

/** Over the whole star, so that touch and focus reach it. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.small,
  cursor: 'inherit',
  selectors: { '&:focus-visible': focusRing },
})

export const empty = style({
  color: vars.color.edge,
  transition: `color ${motion.fast} ${motion.move}, fill ${motion.fast} ${motion.move}`,
})

export const bad = style({ color: vars.color.bad })

export const full = style([empty, { color: vars.color.brand, selectors: { '&&': { fill: 'currentColor' } } }])

export const idle = style({ selectors: { '&&': { color: vars.color.idle } } })

export const word = style({
  ...type(13),
  minHeight: '1.54em',
  color: vars.color.ink3,
  textAlign: 'center',
})

export const chosenWord = style({ color: vars.color.ink, fontWeight: 600 })
