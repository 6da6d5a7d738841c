import { keyframes, style } from '@vanilla-extract/css'
import {
  focusRing,
  gutter,
  hairline,
  motion,
  plainButton,
  px,
  pxAtLeast,
  space,
  type,
  vars,
} from '../theme/base.ts'

const fromRight = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })
const fromLeft = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } })

export const first = style({ animation: `${fromLeft} ${motion.base} ${motion.enter}` })

export const second = style({ animation: `${fromRight} ${motion.base} ${motion.enter}` })

export const back = style({
  ...plainButton,
  ...type(15, 'strong'),
  display: 'flex',
  alignItems: 'center',
  gap: px(4),
  minHeight: pxAtLeast(44),
  margin: `0 ${gutter}`,
  color: vars.color.ink,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
})

export const item = style({ selectors: { '& + &': { borderTop: hairline } }, margin: `0 ${space[4]}` })

export const choice = style({
  ...plainButton,
  ...type(15),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: pxAtLeast(52),
  padding: `${px(10)} 0`,
  textAlign: 'start',
  color: vars.color.ink,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.brand, fontWeight: 600 },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small },
  },
})

export const name = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ ...type(13), color: vars.color.ink2, fontWeight: 400 })

export const chevron = style({ color: vars.color.ink3 })

export const check = style({ width: px(22), height: px(22), strokeWidth: 2.25 })

export const hint = style({ ...type(12), margin: `${space[3]} ${px(4)} 0`, color: vars.color.ink3 })
