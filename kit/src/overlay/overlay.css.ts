import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { layer, motion, vars } from '../theme/base.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

/** Laid over the page while something is open. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  backgroundColor: vars.color.veil,
  animation: `${fadeIn} ${motion.base} ${motion.enter}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.base} ${motion.leave} forwards` },
  },
})

// Radix marks the body while something is open and adds a style element for it. Where a style policy refuses
// that element, this rule does the work.
globalStyle('body[data-scroll-locked]', {
  overflow: 'hidden !important',
  overscrollBehavior: 'contain',
})
