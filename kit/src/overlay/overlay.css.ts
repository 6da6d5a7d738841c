import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { layer, motion, vars } from '../theme/base.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

/** Covers the page while a modal is open. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  backgroundColor: vars.color.backdrop,
  animation: `${fadeIn} ${motion.slow} ${motion.enter} ${motion.underWay}`,
  // Radix disables pointer events on the body, and the page under the backdrop must not get them.
  pointerEvents: 'auto',
  // One finger does not scroll; two fingers may zoom.
  touchAction: 'pinch-zoom',
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.base} ${motion.leave} forwards` },
  },
})

/** On the body while an overlay is open. */
export const locked = style({ overflow: 'hidden !important', overscrollBehavior: 'contain' })

// Radix disables pointer events on the body; elements beside a modal get them back.
globalStyle('[data-beside-modal]', { pointerEvents: 'auto' })
