import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, gutter, px } from '../theme/base.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  gap: px(8),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  WebkitOverflowScrolling: 'touch',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
})

globalStyle(`${root} > *`, { flex: 'none', scrollSnapAlign: 'start' })

/** Extends over the padding of the card around it, so that the cut item shows that there are more. */
export const bleed = style({
  marginInline: `calc(${gutter} * -1)`,
  paddingInline: gutter,
  scrollPaddingInline: gutter,
})

/** Space for marks above an item, which the scrolling row would cut off. */
export const headroom = style({ marginTop: px(-10), paddingTop: px(10) })
