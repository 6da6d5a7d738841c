import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { nightHues } from '../theme/hues.ts'
import { focusRing, layer, motion, oneLine, px, pxAtLeast, safe, type, vars } from '../theme/base.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

/** The edge of the screen would cut a ring outside. */
const focusInside = { ...focusRing, outlineOffset: '-2px' } as const

/** Photographs are looked at on near-black, whatever the theme around them. */
const dark = Object.fromEntries(
  (['paper', 'surface', 'sunken', 'ink', 'ink2', 'ink3', 'edge', 'brand', 'idle', 'onIdle'] as const).map(
    (hue) => [vars.color[hue], nightHues[hue]],
  ),
)

export const root = style({
  vars: dark,
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  outline: 'none',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  animation: `${fadeIn} ${motion.base} ${motion.enter}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.base} ${motion.leave} forwards` },
  },
})

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: `${safe.top} 0 ${safe.bottom}`,
})

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${pxAtLeast(44)} minmax(0, 1fr) ${pxAtLeast(44)}`,
  alignItems: 'center',
  flex: 'none',
  minHeight: pxAtLeast(52),
  padding: `0 ${px(4)}`,
  textAlign: 'center',
})

export const foot = style({ paddingBottom: px(8) })

globalStyle(`${foot} [aria-disabled='true']`, { color: vars.color.onIdle, cursor: 'not-allowed' })

export const title = style({ ...type(15, 'strong'), ...oneLine, fontVariantNumeric: 'tabular-nums' })

export const caption = style({ ...type(13), ...oneLine, color: vars.color.ink2 })

/** The pictures beside each other, one at a time. */
export const track = style({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': focusInside,
  },
})

export const slide = style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  height: '100%',
  // Not cut like other items of lists.
  maxHeight: 'none',
  overflowY: 'visible',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
})

export const scroller = style({
  width: '100%',
  height: '100%',
  scrollbarWidth: 'none',
  overflow: 'auto',
  // Two fingers zoom the picture, not the page.
  touchAction: 'pan-x pan-y',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': focusInside,
  },
})

/** Gets larger than the scroller when it is zoomed. */
export const picture = style({ width: '100%', height: '100%' })

/** In the middle, over the place of the picture. */
export const over = style({
  ...type(13),
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(12),
  padding: px(24),
  textAlign: 'center',
  color: vars.color.ink2,
  pointerEvents: 'none',
})

globalStyle(`${over} > *`, { pointerEvents: 'auto' })

/** Below the mark that stands for the picture. */
export const message = style([over, { paddingTop: px(96) }])
