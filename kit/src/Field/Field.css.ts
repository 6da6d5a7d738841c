import { createVar, style } from '@vanilla-extract/css'
import { motion, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { plainInput } from '../theme/fragments.ts'

/** Around fields that follow each other down the page. */
export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** A group of rows, which keeps no room for a message under it. */
export const groupRoot = style({})

/** The distance to the field before it; that field's room for a message is part of it. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    [`${stack} > & + &`]: { marginTop: space[3] },
    [`${stack} > ${groupRoot} + &`]: { marginTop: space[6] },
  },
})

export const head = style({ display: 'flex', alignItems: 'baseline', gap: px(8) })

export const label = style({ ...type(13), minWidth: 0, overflowWrap: 'anywhere', color: vars.color.ink2 })

export const mark = style({ marginInlineStart: px(2), color: vars.color.bad })

export const aside = style({ ...type(13), flex: 'none', marginInlineStart: 'auto', color: vars.color.ink3 })

const under = createVar()
const thickness = createVar()

/** A line to write on. Focus and error change it without moving anything. */
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

/** What cannot be changed stands on a hairline. */
export const lineStill = style({
  selectors: {
    '&&': { vars: { [under]: vars.color.line } },
    '&&:focus-within': { vars: { [under]: vars.color.edge } },
  },
})

export const lineBad = style({
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

export const slot = style({ ...type(15), flex: 'none', color: vars.color.ink2 })

/** Room for one line, so that a message that comes does not push the page. */
export const message = style({ ...type(13), minHeight: '1.385em', marginTop: px(4), color: vars.color.ink3 })

/** No room kept: the message pushes what follows. */
export const messageCompact = style({
  ...type(13),
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})

export const error = style({ color: vars.color.bad })
