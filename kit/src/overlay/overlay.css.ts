import { keyframes, style } from '@vanilla-extract/css'
import { layer, motion, vars } from '../theme/base.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

/** Laid over the page while something is open. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  backgroundColor: vars.color.veil,
  animation: `${fadeIn} ${motion.slow} ${motion.enter} ${motion.underWay}`,
  // A finger on it moves nothing; two may enlarge.
  touchAction: 'pinch-zoom',
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.base} ${motion.leave} forwards` },
    '&[data-state="ahead"], &[data-state="hidden"]': { display: 'none' },
  },
})

/** On the body while something is open. */
export const locked = style({ overflow: 'hidden !important', overscrollBehavior: 'contain' })
