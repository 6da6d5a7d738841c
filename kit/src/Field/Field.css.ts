import { createVar, style } from '@vanilla-extract/css'
import { motion, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { capped, plainInput, wholeLineOfLargeText } from '../theme/fragments.ts'

/** Around a column of fields. */
export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** A group of rows has no reserved space for a message below. */
export const groupRoot = style({})

/** The distance to the field above; the message space of that field is part of it. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    [`${stack} > & + &`]: { marginTop: space[3] },
    [`${stack} > ${groupRoot} + &`]: { marginTop: space[6] },
  },
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${px(8)}` })

/** Beside its aside; with large text the two stand on lines of their own. */
export const label = style({
  ...type(13),
  flex: `1 1 ${wholeLineOfLargeText}`,
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
})

export const mark = style({ marginInlineStart: px(2), color: vars.color.bad })

export const aside = style({
  ...type(13),
  flex: '0 1 auto',
  maxWidth: 'calc(50% + (1rem - 16px) * 20)',
  marginInlineStart: 'auto',
  color: vars.color.ink3,
})

const under = createVar()
const thickness = createVar()

/** The line under the control. Focus and error change it without moving anything. */
export const line = style({
  vars: { [under]: vars.color.edge, [thickness]: '1px' },
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minHeight: pxAtLeast(48),
  boxShadow: `inset 0 calc(-1 * ${thickness}) 0 ${under}`,
  color: vars.color.ink,
  transition: `box-shadow ${motion.fast} ${motion.move}`,
  selectors: { '&:focus-within': { vars: { [under]: vars.color.brand, [thickness]: '2px' } } },
})

/** The thin line of a field that cannot be changed. */
export const lineReadOnly = style({
  selectors: {
    '&&': { vars: { [under]: vars.color.line } },
    '&&:focus-within': { vars: { [under]: vars.color.edge } },
  },
})

export const lineInvalid = style({
  selectors: {
    '&&': { vars: { [under]: vars.color.bad } },
    '&&:focus-within': { vars: { [under]: vars.color.bad } },
  },
})

/** The control on a line: an input, or a button that shows the value. */
export const control = style({
  ...plainInput,
  ...type(17),
  flex: 1,
  minWidth: 0,
  minHeight: pxAtLeast(44),
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&:disabled': { color: vars.color.ink3, opacity: 1, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const slot = style({ ...type(15), flex: 'none', maxWidth: '50%', color: vars.color.ink2 })

/** Space for one line, so that a new message does not move the page. */
export const message = style({
  ...type(13),
  ...capped,
  minHeight: '1.385em',
  marginTop: px(4),
  color: vars.color.ink3,
})

/** No reserved space: the message moves what follows. */
export const messageCompact = style({
  ...type(13),
  ...capped,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})

export const error = style({ color: vars.color.bad })
