import { keyframes, style } from '@vanilla-extract/css'
import { motion, px, vars } from '../theme/base.ts'

export const root = style({
  display: 'block',
  flex: 'none',
  width: px(96),
  height: px(72),
  maxWidth: '100%',
  fill: 'none',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

const forced = (rule: Record<string, string>) => ({ '@media': { '(forced-colors: active)': rule } })

export const tint = style({ fill: vars.color.brandTint, ...forced({ fill: 'none' }) })

export const soft = style({ fill: vars.color.brandSoft, ...forced({ fill: 'none' }) })

export const ground = style({ stroke: vars.color.brandSoft, ...forced({ stroke: 'GrayText' }) })

/**
 * A path is 1 long, so that one dash covers it; the gap is longer, or the round end of a second dash would be a dot. Both are
 * in the frames only: once drawn, the line has no dashes. With reduced motion the duration is next to nothing.
 */
const draw = keyframes({
  from: { strokeDasharray: '1 2', strokeDashoffset: 1 },
  to: { strokeDasharray: '1 2', strokeDashoffset: 0 },
})

const drawn = style({ animation: `${draw} calc(${motion.slow} * 2) ${motion.move} backwards` })

export const line = style([drawn, { stroke: vars.color.ink3, ...forced({ stroke: 'CanvasText' }) }])

export const accent = style([drawn, { stroke: vars.color.brand, ...forced({ stroke: 'Highlight' }) }])
