import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { px, vars } from '../theme/base.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const root = style({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: vars.color.line,
  // Still at first: most waits are over before it would begin, and every frame of it costs a slow phone something.
  animation: `${breathe} 1600ms ease-in-out 2s infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const shape = styleVariants({
  line: { height: px(14), borderRadius: vars.radius.small },
  block: { height: px(88), borderRadius: vars.radius.control },
  circle: { width: px(40), height: px(40), borderRadius: '50%' },
})
