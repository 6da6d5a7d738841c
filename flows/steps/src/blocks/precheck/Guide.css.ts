import { px, space, type, vars } from '@koo/kit/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space[4] })

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: px(12),
  alignItems: 'start',
})

/** 24 at the normal text size; it grows with the number in it. */
const dotSize = '1.846em'

export const dot = style({
  ...type(13, 'strong'),
  display: 'grid',
  placeItems: 'center',
  width: dotSize,
  height: dotSize,
  borderRadius: '50%',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.brand,
  backgroundColor: vars.color.brandTint,
})

export const title = style({
  ...type(15),
  color: vars.color.ink,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const text = style({
  ...type(13),
  marginTop: px(2),
  color: vars.color.ink2,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

/** Small: the text is what is read. */
export const drawing = style({ marginBlock: `-${px(4)}` })

globalStyle(`${drawing} > svg`, { width: px(56), height: px(42) })
