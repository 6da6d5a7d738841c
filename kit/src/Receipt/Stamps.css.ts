import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'
import { wholeLineOfLargeText } from '../theme/fragments.ts'

/** That of the timeline. */
const dotSize = '1.846em'

export const row = style({ ...type(13), display: 'flex', flexWrap: 'wrap' })

/** Before the dot, as wide as 12月31日; a line of its own above it with large text. */
export const time = style({
  flex: `0 0 ${wholeLineOfLargeText}`,
  boxSizing: 'border-box',
  minWidth: `calc(4.8em + ${px(12)})`,
  maxWidth: '100%',
  paddingTop: '0.2em',
  paddingRight: px(12),
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

/** The dot and what it stands for, with the line to the next dot. */
export const step = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0px',
  gap: px(12),
  // Beside a time that takes the whole line there is no room for it.
  minWidth: px(96),
  paddingBottom: space[5],
  selectors: {
    [`${row}:last-child > &`]: { paddingBottom: 0 },
    [`${row}:not(:last-child) > &::after`]: {
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
  selectors: { [`${row}:not(:last-child) > &::after`]: { backgroundColor: vars.color.ok } },
})
