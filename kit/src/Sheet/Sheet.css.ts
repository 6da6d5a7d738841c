import { keyframes, style } from '@vanilla-extract/css'
import { DESIGN_WIDTH, gutter, layer, motion, px, pxAtLeast, safe, space, type, vars } from '../theme/base.ts'
import { fewLines, forcedColours } from '../theme/fragments.ts'
import { lowScreen } from '../theme/px.ts'

// Starts half way up: on a slow phone the user sees the sheet in the first frame after a tap.
const slideUp = keyframes({ from: { transform: 'translate3d(0, 56%, 0)' } })
// No start value: the animation starts where the finger left the sheet.
const slideDown = keyframes({ to: { transform: 'translate3d(0, 100%, 0)' } })

export const root = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 'var(--koo-keyboard, 0px)',
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: px(DESIGN_WIDTH),
  maxHeight: 'calc(var(--koo-visible, 100%) * 0.88)',
  margin: '0 auto',
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  outline: 'none',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  boxShadow: vars.shadow.float,
  animation: `${slideUp} ${motion.slow} ${motion.enter} ${motion.underWay}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${slideDown} ${motion.base} ${motion.leave} forwards` },
  },
  '@media': {
    [forcedColours]: { border: '1px solid' },
    // Head, tabs and action would leave nothing of the list: here all below the head scrolls.
    [lowScreen]: {
      maxHeight: 'calc(var(--koo-visible, 100%) * 0.96)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      WebkitOverflowScrolling: 'touch',
    },
  },
})

/** Everything above the scrolling part; dragging here always drags the sheet. */
export const head = style({
  position: 'relative',
  flex: 'none',
  touchAction: 'none',
  '@media': {
    [lowScreen]: { position: 'sticky', top: 0, zIndex: 4, backgroundColor: vars.color.paper },
  },
})

export const grab = style({
  width: px(36),
  height: px(4),
  margin: `${px(8)} auto 0`,
  borderRadius: px(2),
  backgroundColor: vars.color.edge,
  opacity: 0.5,
})

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${pxAtLeast(44)} minmax(0, 1fr) ${pxAtLeast(44)}`,
  alignItems: 'center',
  minHeight: pxAtLeast(48),
  padding: `${px(2)} ${px(4)}`,
})

/** Larger text needs more than one line between the edges and the button. */
export const title = style({
  ...type(17, 'strong'),
  ...fewLines(3),
  gridColumn: 2,
  textAlign: 'center',
  textWrap: 'balance',
})

export const close = style({ gridColumn: 3 })

export const description = style({
  ...type(13),
  padding: `0 ${gutter} ${px(8)}`,
  textAlign: 'center',
  color: vars.color.ink2,
})

export const extra = style({ flex: 'none' })

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${px(4)} ${gutter} max(${space[6]}, ${safe.bottom})`,
  WebkitOverflowScrolling: 'touch',
  '@media': { [lowScreen]: { flex: 'none', overflowY: 'visible' } },
})

export const bodyOverFooter = style({ paddingBottom: px(12) })

export const footer = style({
  position: 'relative',
  flex: 'none',
  padding: `${px(10)} ${gutter} max(${px(12)}, ${safe.bottom})`,
  selectors: {
    // Scrolling content fades out above the action.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: px(12),
      background: `linear-gradient(to top, ${vars.color.paper}, transparent)`,
      pointerEvents: 'none',
    },
  },
})
