import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { px, vars } from '../theme/base.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const root = style({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: vars.color.line,
  // No animation at first: most waits are shorter, and each frame costs time on a slow phone.
  animation: `${breathe} 1600ms ease-in-out 2s infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const shape = styleVariants({
  line: { height: px(14), borderRadius: vars.radius.small },
  block: { height: px(88), borderRadius: vars.radius.control },
  circle: { width: px(40), height: px(40), borderRadius: '50%' },
})
