import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[6], margin: 'auto 0' })

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[6]} ${space[4]} 0`,
  textAlign: 'center',
})

const drawingBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: px(72),
  height: px(72),
  marginBottom: space[3],
  borderRadius: '50%',
})

export const drawing = styleVariants({
  submitting: [drawingBase, { color: vars.color.brand, backgroundColor: vars.color.brandTint }],
  confirming: [drawingBase, { color: vars.color.brand, backgroundColor: vars.color.brandTint }],
  unresolved: [drawingBase, { color: vars.color.warn, backgroundColor: vars.color.warnTint }],
  notSubmitted: [drawingBase, { color: vars.color.ink2, backgroundColor: vars.color.sunken }],
})

export const icon = style({ width: px(32), height: px(32) })

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** Slow: this is a minute of trust, not a game. Stands still where less motion is asked for; the words say it all. */
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

export const title = style({ ...type(22, 'hero') })

export const text = style({ ...type(15), color: vars.color.ink2, textWrap: 'balance' })

export const money = style({ ...type(15, 'strong'), textWrap: 'pretty' })

export const facts = style({ gap: px(10), marginTop: space[3], paddingTop: space[3] })

export const actions = style({ display: 'flex', flexDirection: 'column', gap: px(4) })
