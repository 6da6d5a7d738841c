import { style } from '@vanilla-extract/css'
import { focusRing, motion, px, vars } from '../theme/base.ts'

export const root = style({ position: 'relative', minWidth: 0 })

export const view = style({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&:focus-visible': focusRing },
})

export const track = style({
  display: 'flex',
  transition: `transform 250ms ${motion.move}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

/** Under the finger. */
export const held = style({ transition: 'none' })

export const slide = style({ flex: 'none', width: '100%', minWidth: 0 })

/** What is out of view takes no focus; it goes after the movement. */
export const away = style({ visibility: 'hidden', transition: 'visibility 0s 250ms' })

export const foot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: px(20),
})

export const dots = style({ display: 'flex', gap: px(6) })

export const dot = style({
  width: px(6),
  height: px(6),
  borderRadius: px(3),
  backgroundColor: vars.color.edge,
  opacity: 0.5,
})

export const dotNow = style([dot, { width: px(16), opacity: 1, backgroundColor: vars.color.brand }])

export const pause = style({ marginInlineStart: px(4), color: vars.color.ink2 })
