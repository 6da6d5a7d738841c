import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hairline, px, space, type, vars } from '../theme/base.ts'
import { capped } from '../theme/fragments.ts'

// 28 at the normal text size; it grows with the number in it.
const markSize = '2.154em'

export const item = style({
  position: 'relative',
  selectors: {
    // The line starts below the title, so that the marks read as one column.
    '& + &::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      top: 0,
      insetInlineStart: `calc(${space[4]} + ${px(28)} + ${px(12)})`,
      insetInlineEnd: space[4],
      borderTop: hairline,
    },
  },
})

export const row = style({ minHeight: px(52) })

// A long explanation stays beside the state, not above it.
globalStyle(`${row} > span:nth-child(2)`, { flexWrap: 'nowrap' })
globalStyle(`${row} > span:nth-child(2) > span:first-child`, { flex: '1 1 0', minWidth: 0 })
globalStyle(`${row} > span:nth-child(2) > span:last-child`, { ...type(13), flex: 'none', maxWidth: '40%' })

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(2)} ${px(6)}`,
})

globalStyle(`${heading} > span:first-child`, { minWidth: 0, overflowWrap: 'anywhere' })

/** An amount is not cut. Doubled, because the style sheet of the tag may come later. */
export const reward = style({
  ...capped,
  textWrap: 'balance',
  selectors: { '&&': { flex: '0 1 auto', whiteSpace: 'normal' } },
})

export const mark = style({
  ...type(13, 'strong'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: markSize,
  height: markSize,
  borderRadius: '50%',
  fontVariantNumeric: 'tabular-nums',
})

export const markState = styleVariants({
  open: { color: vars.color.brand, backgroundColor: vars.color.brandTint },
  review: { color: vars.color.warn, backgroundColor: vars.color.warnTint },
  done: { color: vars.color.onOk, backgroundColor: vars.color.ok },
  failed: { color: vars.color.bad, backgroundColor: vars.color.badTint },
  blocked: { color: vars.color.ink3, backgroundColor: vars.color.sunken },
})
