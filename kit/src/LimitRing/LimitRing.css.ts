import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { figures, motion, px, space, type, vars } from '../theme/base.ts'

export const root = style({ display: 'grid', justifyItems: 'center', gap: space[5], minWidth: 0 })

export const ring = style({ position: 'relative', width: px(184), maxWidth: '100%' })

export const drawing = style({
  display: 'block',
  width: '100%',
  fill: 'none',
  strokeWidth: 10,
  transform: 'rotate(-90deg)',
})

export const track = style({ stroke: vars.color.line })

/** Each arc grows once from where it begins, in 600 ms; next to nothing when the customer prefers less motion. */
const grow = keyframes({ from: { strokeDasharray: '0 100' } })

const arc = style({ animation: `${grow} calc(${motion.slow} * 3) ${motion.move}` })

/** What is used is quiet; what can be borrowed has the brand, and what ends soon its lighter tone. */
export const arcs = styleVariants({
  used: [arc, { stroke: vars.color.edge, '@media': { '(forced-colors: active)': { stroke: 'GrayText' } } }],
  fixed: [
    arc,
    { stroke: vars.color.brand, '@media': { '(forced-colors: active)': { stroke: 'Highlight' } } },
  ],
  temporary: [
    arc,
    { stroke: vars.color.brandSoft, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } },
  ],
})

/** Text keeps to the circle: the corners of the square are left free. */
export const middle = style({
  ...type(13),
  position: 'absolute',
  top: '10%',
  right: '10%',
  bottom: '10%',
  left: '10%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: px(2),
  maxHeight: 'none',
  overflow: 'hidden',
  textAlign: 'center',
  color: vars.color.ink2,
})

export const list = style({ display: 'grid', gap: px(10), width: '100%' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'baseline',
})

export const term = style({ ...type(15), color: vars.color.ink2 })

const dot = style({
  display: 'inline-block',
  verticalAlign: 'baseline',
  width: px(8),
  height: px(8),
  marginRight: px(8),
  borderRadius: '50%',
  forcedColorAdjust: 'none',
})

export const dots = styleVariants({
  used: [dot, { backgroundColor: vars.color.edge }],
  fixed: [dot, { backgroundColor: vars.color.brand }],
  temporary: [dot, { backgroundColor: vars.color.brandSoft }],
})

/** Keeps the labels in one column. */
export const noDot = dot

export const value = style({
  ...type(15, 'strong'),
  ...figures,
  textAlign: 'end',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})

export const note = style({ ...type(12, 'regular'), display: 'block', color: vars.color.ink3 })
