import { style } from '@vanilla-extract/css'
import { px, vars } from '../theme/base.ts'
import { wholeLineOfLargeText } from '../theme/fragments.ts'

// As wide as 12月31日.
const timeSize = '4.8em'
/** That of the timeline. */
const dotSize = '1.846em'
/** More than any width with large text, else nothing. */
const ifLarge = `max(0px, ${wholeLineOfLargeText})`

/** Before the dot, and a line of its own above it with large text. */
export const time = style({
  flex: 'none',
  width: `max(${timeSize}, min(100%, ${ifLarge}))`,
  paddingTop: '0.2em',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

/** With a column of times before the dots: the line between these moves along. */
export const timed = style({
  selectors: {
    '&&': { flexWrap: 'wrap', rowGap: 0 },
    '&&:not(:last-child)::before': {
      top: `calc(${dotSize} + ${px(4)} + min(1.6em, ${ifLarge}))`,
      left: `calc(${dotSize} / 2 - 1px + max(0px, ${timeSize} + ${px(12)} - ${ifLarge}))`,
    },
  },
})
