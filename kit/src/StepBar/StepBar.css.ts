import { style, styleVariants } from '@vanilla-extract/css'
import { motion, px, type, vars } from '../theme/base.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: px(8), minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${px(12)}`,
})

export const title = style({ ...type(15, 'strong'), minWidth: 0, color: vars.color.ink })

export const count = style({ ...type(13), color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })

export const bar = style({ display: 'flex', gap: px(4) })

export const step = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: px(4),
  borderRadius: px(2),
  overflow: 'hidden',
  backgroundColor: vars.color.idle,
})

export const fill = style({
  position: 'absolute',
  inset: 0,
  borderRadius: px(2),
  backgroundColor: vars.color.brand,
  transformOrigin: 'left',
  transition: `transform ${motion.slow} ${motion.move}`,
})

/** The current step is half full: begun, not done. */
export const filled = styleVariants({
  done: {},
  active: { transform: 'scaleX(0.5)' },
  pending: { transform: 'scaleX(0)' },
})

export const next = style({ ...type(13), color: vars.color.ink3 })
