import { keyframes, style } from '@vanilla-extract/css'
import { coveringInput, forcedColours } from '../theme/fragments.ts'
import { series, seriesFill } from '../theme/series.ts'
import { figures, focusRing, hairline, motion, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

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

export const drawing = style({ position: 'relative' })

const grow = keyframes({ from: { transform: 'scaleY(0)' } })

export const bar = style({
  transformOrigin: 'bottom',
  transformBox: 'view-box',
  animation: `${grow} ${motion.slow} ${motion.enter}`,
  transition: `opacity ${motion.fast} ${motion.move}`,
})

export const faintBar = style([bar, { opacity: 0.45 }])

export const principal = style(seriesFill.principal)

export const charge = style(seriesFill.charge)

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

export const frame = style({
  selectors: {
    [`${slider}:focus-visible + &`]: { ...focusRing, outlineOffset: '6px', borderRadius: vars.radius.small },
  },
})

export const svg = style({
  display: 'block',
  width: '100%',
  height: px(96),
  overflow: 'visible',
  pointerEvents: 'none',
})

/** The line below the bars on which the handle moves. */
export const rail = style({
  position: 'relative',
  height: px(20),
  marginTop: px(4),
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: 0,
      right: 0,
      height: '2px',
      marginTop: '-1px',
      borderRadius: '1px',
      backgroundColor: vars.color.line,
      '@media': { [forcedColours]: { backgroundColor: 'GrayText', forcedColorAdjust: 'none' } },
    },
  },
})

/** As wide as a bar, and below the selected one. */
export const place = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'block',
  width: 'calc(100% / var(--koo-plan-bars))',
  height: '100%',
  maxHeight: 'none',
  overflow: 'visible',
  transform: 'translateX(calc(var(--koo-plan-at) * 100%))',
  transition: `transform ${motion.fast} ${motion.move}`,
})

export const handle = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  boxSizing: 'border-box',
  width: px(16),
  height: px(16),
  margin: `${px(-8)} 0 0 ${px(-8)}`,
  border: `${px(4)} solid ${vars.color.brand}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  '@media': { [forcedColours]: { borderColor: 'Highlight' } },
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

export const principalKey = style([swatch, series.principal])

export const chargeKey = style([swatch, series.charge])

export const benefitKey = style({ color: vars.color.benefit })

/** What holds once the selected period is paid. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(6),
  margin: `${px(10)} 0 0`,
  paddingTop: px(10),
  borderTop: hairline,
})

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})

export const factValue = style({
  minWidth: 0,
  marginLeft: 'auto',
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  textAlign: 'end',
})

export const factNote = style({ ...type(12), display: 'block', color: vars.color.ink3 })

export const table = style({ marginTop: space[3], marginBottom: px(-16) })
