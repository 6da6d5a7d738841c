import { keyframes, style } from '@vanilla-extract/css'
import { layer, motion, px, space, type, vars } from '../theme/base.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } })
const vanish = keyframes({ to: { opacity: 0 } })

/** Always rendered, so that screen readers announce what is added. */
export const region = style({
  position: 'fixed',
  inset: '0 0 var(--koo-keyboard, 0px)',
  zIndex: layer.toast,
  display: 'flex',
  // In the last third of the screen: above the bar at the bottom, and not on what was just tapped.
  alignItems: 'flex-end',
  justifyContent: 'center',
  padding: `${space[8]} ${space[8]} 24vh`,
  pointerEvents: 'none',
})

export const toast = style({
  ...type(15),
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  maxWidth: px(280),
  padding: `${px(12)} ${px(16)}`,
  borderRadius: vars.radius.control,
  color: vars.color.onToast,
  backgroundColor: vars.color.toast,
  boxShadow: vars.shadow.float,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  animation: `${appear} ${motion.base} ${motion.enter}`,
})

export const leaving = style({ animation: `${vanish} ${motion.base} ${motion.leave} forwards` })
