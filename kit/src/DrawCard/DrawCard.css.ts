import { keyframes, style } from '@vanilla-extract/css'
import { focusRing, motion, plainButton, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const root = style({
  ...type(15),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5.5em), 1fr))',
  gap: px(10),
})

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: pxAtLeast(104),
  padding: `${px(10)} ${px(6)}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const

export const back = style({
  ...plainButton,
  ...card,
  ...type(26),
  padding: `${px(10)} ${px(6)}`,
  color: vars.color.brand,
  backgroundColor: vars.color.brandTint,
  transition: `background-color ${motion.fast} ${motion.move}`,
  selectors: {
    '&:active:enabled': { backgroundColor: vars.color.brandSoft },
    '&:disabled': { cursor: 'default', color: vars.color.ink3, backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRing,
  },
})

/** The card that waits for its answer stays as bright as it was. */
export const chosen = style({
  selectors: { '&:disabled': { color: vars.color.brand, backgroundColor: vars.color.brandTint } },
})

const turn = keyframes({ from: { transform: 'rotateY(80deg)' }, to: { transform: 'none' } })

const front = {
  ...card,
  animation: `${turn} ${motion.slow} ${motion.enter}`,
} as const

export const won = style({ ...front, color: vars.color.benefit, backgroundColor: vars.color.benefitTint })

export const plain = style({ ...front, color: vars.color.ink2, backgroundColor: vars.color.sunken })

export const name = style({ ...type(15, 'strong'), display: 'block', maxWidth: '100%' })

export const note = style({ ...type(12), display: 'block', maxWidth: '100%', marginTop: px(2) })
