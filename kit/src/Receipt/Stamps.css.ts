import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'
import { wholeLineOfLargeText } from '../theme/fragments.ts'

const gap = px(12)
// As wide as 12月31日, with the space after it.
const timeSize = `4.8em + ${gap}`
/** That of the timeline. */
const dotSize = '1.846em'
/** More than any width with large text, else nothing. */
const ifLarge = `max(0px, ${wholeLineOfLargeText})`

/** The spaces between its parts are their own, so that they wrap alike in browsers without gaps in flex boxes. */
export const row = style({
  ...type(13),
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
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

/** Before the dot, and a line of its own above it with large text. */
export const time = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: `max(${timeSize}, min(100%, ${ifLarge}))`,
  paddingTop: '0.2em',
  paddingRight: gap,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

/** With a column of times before the dots: the line between these moves along. */
export const timed = style({
  selectors: {
    '&:not(:last-child)::before': {
      top: `calc(${dotSize} + ${px(4)} + min(1.6em, ${ifLarge}))`,
      left: `calc(${dotSize} / 2 - 1px + max(0px, ${timeSize} - ${ifLarge}))`,
    },
  },
})

export const dot = style({ marginRight: gap })
