import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { motion, px, type, vars } from '../theme/base.ts'

export const root = style({ position: 'relative', flex: 'none', maxWidth: '100%' })

/** As high as wide: the shape of its view box. */
export const ring = style({
  display: 'block',
  width: '100%',
  fill: 'none',
  transform: 'rotate(-90deg)',
})

const turn = keyframes({ from: { transform: 'rotate(-90deg)' }, to: { transform: 'rotate(270deg)' } })

/** Slow, to look calm. Stands still when the user prefers reduced motion; the text beside it says everything. */
export const turning = style({
  animation: `${turn} 1.6s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const track = style({ stroke: vars.color.line })

export const arc = style({
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${motion.slow} ${motion.move}`,
})

export const tone = styleVariants({
  brand: { stroke: vars.color.brand },
  benefit: { stroke: vars.color.benefit },
  ok: { stroke: vars.color.ok },
  warn: { stroke: vars.color.warn },
  bad: { stroke: vars.color.bad },
})

/** Text keeps to the circle: the corners of the square are left free. */
export const middle = style({
  ...type(13),
  position: 'absolute',
  inset: '14%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(2),
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'center',
  color: vars.color.ink2,
})
