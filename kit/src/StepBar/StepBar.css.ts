import { style, styleVariants } from '@vanilla-extract/css'
import { gutter, oneLine, px, stepBar, type, vars } from '../theme/base.ts'

export const root = style({ position: 'relative', minWidth: 0, overflow: 'hidden', padding: `0 ${gutter}` })

/** One line of a certain height at every size of text: what comes below it stays where it is. */
export const line = style({
  ...type(12),
  display: 'flex',
  alignItems: 'center',
  height: stepBar.height,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const now = style({ ...oneLine, flex: '0 1 auto', color: vars.color.ink })

export const time = style({ flex: 'none', marginInlineStart: px(8) })

export const later = style({
  ...oneLine,
  flex: '1 1 0px',
  minWidth: 0,
  marginInlineStart: px(8),
  color: vars.color.ink3,
})

/** What large text leaves of the line, down to nothing. */
export const bar = style({ display: 'flex', flex: '1 1 0px', minWidth: 0, overflow: 'hidden' })

const piece = style({
  flex: 1,
  height: px(3),
  marginInlineStart: px(4),
  borderRadius: px(2),
  backgroundColor: vars.color.idle,
  selectors: { '&:first-child': { marginInlineStart: px(8) } },
})

/** The current step is half full: begun, not done. */
export const step = styleVariants({
  done: [piece, { backgroundColor: vars.color.brand }],
  active: [piece, { backgroundImage: `linear-gradient(90deg, ${vars.color.brand} 50%, transparent 50%)` }],
  pending: [piece],
})
