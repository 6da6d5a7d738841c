import { style, styleVariants } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

// 24 at the normal text size; it grows with the number in it.
const dotSize = '1.846em'

export const root = style({ display: 'flex', flexDirection: 'column' })

export const step = style({
  ...type(13),
  position: 'relative',
  display: 'flex',
  gap: px(12),
  paddingBottom: space[5],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The line from this dot to the next one.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: `calc(${dotSize} + ${px(4)})`,
      bottom: px(4),
      left: `calc(${dotSize} / 2 - 1px)`,
      width: 2,
      borderRadius: 1,
      backgroundColor: vars.color.line,
    },
  },
})

export const passed = style({
  selectors: { '&:not(:last-child)::before': { backgroundColor: vars.color.ok } },
})

export const dot = style({
  ...type(13, 'strong'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: dotSize,
  height: dotSize,
  borderRadius: '50%',
  fontVariantNumeric: 'tabular-nums',
})

export const dotState = styleVariants({
  done: { color: vars.color.onOk, backgroundColor: vars.color.ok },
  active: {
    color: vars.color.brand,
    backgroundColor: vars.color.brandTint,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.brand}`,
  },
  pending: { color: vars.color.ink3, backgroundColor: vars.color.sunken },
  failed: { color: vars.color.onBad, backgroundColor: vars.color.bad },
})

export const body = style({ flex: 1, minWidth: 0, paddingTop: px(1) })

export const title = style({ ...type(15, 'strong'), color: vars.color.ink })

export const quietTitle = style({ fontWeight: 400, color: vars.color.ink2 })

export const text = style({
  ...type(13),
  marginTop: px(2),
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
