import { keyframes, style } from '@vanilla-extract/css'
import { coveringInput } from '../theme/fragments.ts'
import { figures, focusRing, motion, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

export const root = style({
  padding: space[4],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
})

export const title = style({ ...type(13), color: vars.color.ink2 })

export const sum = style({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  margin: `${px(4)} 0 ${space[3]}`,
})

export const total = style({ ...type(26, 'hero') })

export const summary = style({ ...type(13), color: vars.color.ink2 })

export const drawing = style({ position: 'relative', height: px(96) })

const grow = keyframes({ from: { transform: 'scaleY(0)' } })

export const bar = style({
  transformOrigin: 'bottom',
  transformBox: 'view-box',
  animation: `${grow} ${motion.slow} ${motion.enter}`,
  transition: `opacity ${motion.fast} ${motion.move}`,
})

export const faintBar = style([bar, { opacity: 0.45 }])

/** Under the selected bar. */
export const marker = style({ fill: vars.color.ink, transform: 'translateY(3px)' })

export const principal = style({ fill: vars.color.brand })

export const charge = style({ fill: vars.color.brandSoft })

const thumb = {
  appearance: 'none',
  width: 'calc(100% / var(--koo-plan-bars))',
  height: '100%',
  border: 0,
} as const

/** Horizontal moves select a bar; vertical moves still scroll the page. */
export const slider = style({
  ...coveringInput,
  appearance: 'none',
  minHeight: pxAtLeast(44),
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': { height: '100%' },
    '&::-webkit-slider-thumb': { ...thumb, WebkitAppearance: 'none' },
    '&::-moz-range-thumb': thumb,
  },
})

export const svg = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: {
    // The corners only with the frame: WebKit cuts a drawing at them, and the mark below the bars with it.
    [`${slider}:focus-visible + &`]: { ...focusRing, outlineOffset: '6px', borderRadius: vars.radius.small },
  },
})

export const reading = style({
  ...figures,
  ...type(13),
  marginTop: px(10),
  color: vars.color.ink2,
})

export const readingHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  flexWrap: 'wrap',
})

export const date = style({ marginLeft: px(6), color: vars.color.ink3 })

export const due = style({ color: vars.color.ink, fontWeight: 600 })

export const legend = style({
  ...type(12),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  marginTop: px(2),
  color: vars.color.ink2,
})

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: px(4) })

const swatch = style({ flex: 'none', width: px(8), height: px(8), borderRadius: '2px' })

export const principalKey = style([swatch, { backgroundColor: vars.color.brand }])

export const chargeKey = style([swatch, { backgroundColor: vars.color.brandSoft }])

export const benefitKey = style({ color: vars.color.benefit })

export const table = style({ marginTop: space[3], marginBottom: px(-16) })
