import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { focusRing, hairline, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { fewLines, link } from '../theme/fragments.ts'

export const root = style({
  ...type(15),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: pxAtLeast(52),
  padding: `${px(10)} ${space[4]}`,
  color: vars.color.ink,
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: space[4],
      right: space[4],
      borderTop: hairline,
    },
  },
})

export const button = style({
  ...plainButton,
  ...type(15),
  padding: `${px(10)} ${space[4]}`,
  textAlign: 'start',
  textDecorationLine: 'none',
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.sunken },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.ink3 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.control },
  },
})

export const icon = style({
  display: 'flex',
  flex: 'none',
  ...type(17),
  marginRight: px(12),
  color: vars.color.ink2,
})

/** Label and value share a line while there is space; else the value goes below the label. */
export const labelAndValue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  gap: `${px(2)} ${px(12)}`,
  minWidth: 0,
})

export const labels = style({ flex: '1 0 auto', maxWidth: '100%' })

/**
 * Beside the label its lines end where the row ends: the label takes what is left. A value that went below the label begins where
 * the label begins.
 */
export const values = style({
  display: 'grid',
  // Not wider than the row, however long a word is.
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'end',
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '100%',
})

/** Long names get at most three lines, then an ellipsis. Text that must never be cut goes into `tail`. */
export const clamp = style({
  ...fewLines(3),
  overflowWrap: 'anywhere',
})

/** The tail follows after the space of a word. */
export const withTail = style({ display: 'flex', justifyContent: 'flex-end', gap: '0.25em' })

export const tail = style({ flex: 'none', alignSelf: 'flex-end', fontVariantNumeric: 'tabular-nums' })

export const note = style({ ...type(12), display: 'block', color: vars.color.ink3, marginTop: px(2) })

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  quiet: { color: vars.color.ink3 },
  benefit: { color: vars.color.benefit },
  brand: link,
  bad: { color: vars.color.bad },
})

export const chevron = style({
  color: vars.color.ink3,
  width: '1.1em',
  height: '1.1em',
  margin: `0 ${px(-4)} 0 ${px(4)}`,
})

globalStyle(`${button}:disabled *`, { color: vars.color.ink3 })
