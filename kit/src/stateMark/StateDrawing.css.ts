import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { px, space, vars } from '../theme/base.ts'

export const root = style({
  position: 'relative',
  flex: 'none',
  width: px(120),
  height: px(90),
  marginBottom: space[3],
})

globalStyle(`${root} > svg`, { width: '100%', height: '100%' })

/** At the lower right of the drawing, with a rim in the colour of the page. */
const mark = style({
  position: 'absolute',
  right: px(8),
  bottom: px(2),
  display: 'grid',
  placeItems: 'center',
  width: px(30),
  height: px(30),
  borderRadius: '50%',
  border: `${px(3)} solid ${vars.color.paper}`,
  fontSize: px(14),
})

export const marks = styleVariants({
  ok: [mark, { color: vars.color.onOk, backgroundColor: vars.color.ok }],
  warn: [mark, { color: vars.color.warn, backgroundColor: vars.color.warnTint }],
})

/** Lies on the ground of the drawing, which begins at 18 of 96 and is 46 long. */
export const run = style({
  position: 'absolute',
  left: '18.75%',
  bottom: '7.2%',
  width: '47.9%',
  height: px(2.2),
  borderRadius: px(2),
  overflow: 'hidden',
})

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
})

/** Slow, to look calm. Stands still when the customer prefers less motion; the text says everything. */
export const runner = style({
  display: 'block',
  width: '40%',
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.brand,
  animation: `${slide} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
