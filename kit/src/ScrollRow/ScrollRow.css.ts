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

/**
 * Extends over the padding of the card around it, so that the cut item shows that there are more. It fades out there, in
 * less than the padding of the narrowest screen: at an end of the row nothing lies in it. Only with the prefix, which all engines know.
 */
export const bleed = style({
  WebkitMaskImage: 'linear-gradient(90deg, transparent, black 12px, black calc(100% - 12px), transparent)',
  marginInline: `calc(${gutter} * -1)`,
  paddingInline: gutter,
  scrollPaddingInline: gutter,
})

/** Space for marks above an item, which the scrolling row would cut off. */
export const headroom = style({ marginTop: px(-10), paddingTop: px(10) })
