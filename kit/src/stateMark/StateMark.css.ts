import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { px, space, vars } from '../theme/base.ts'

const base = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: px(72),
  height: px(72),
  marginBottom: space[3],
  borderRadius: '50%',
})

export const tone = styleVariants({
  brand: [base, { color: vars.color.brand, backgroundColor: vars.color.brandTint }],
  ok: [base, { color: vars.color.ok, backgroundColor: vars.color.okTint }],
  warn: [base, { color: vars.color.warn, backgroundColor: vars.color.warnTint }],
  quiet: [base, { color: vars.color.ink2, backgroundColor: vars.color.sunken }],
})

export const icon = style({ display: 'grid', fontSize: px(25.6) })

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** Slow, to look calm. Does not turn when the user prefers reduced motion; the text says everything. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  strokeWidth: 3,
  animation: `${turn} 1.6s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const track = style({ stroke: vars.color.brandSoft, opacity: 0.5 })

export const arc = style({ stroke: vars.color.brand, strokeLinecap: 'round', strokeDasharray: '52 156' })
