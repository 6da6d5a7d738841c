import { style } from '@vanilla-extract/css'
import { figures, hairline, px, space, type, vars, weights } from '../theme/base.ts'

const text = { minWidth: 0, overflowWrap: 'anywhere' } as const

/** Several texts, each of which is capped by itself. */
export const entry = style({ maxHeight: 'none', overflow: 'visible' })

/** The last one ends with its list. */
export const item = style([
  entry,
  {
    padding: `${px(12)} 0`,
    selectors: { '& + &': { borderTop: hairline }, '&:last-child': { paddingBottom: 0 } },
  },
])

/** A text and its figure: a long text wraps beside the figure, and with large text the figure is below it, at the end of its line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
})

const start = { ...text, flex: '1 1 6em' } as const

export const name = style({ ...type(15), ...start, color: vars.color.ink })

export const chargedBy = style({ ...type(13), ...start, color: vars.color.ink2 })

const end = { ...figures, ...text, marginInlineStart: 'auto', textAlign: 'end' } as const

export const total = style({ ...type(15), ...end, fontWeight: weights.strong, color: vars.color.ink })

export const benefit = style({ ...type(15), ...end, color: vars.color.benefit })

export const rate = style({ ...type(13), ...end, color: vars.color.ink2 })

export const small = style({ ...type(13), ...text, color: vars.color.ink2 })

export const terms = style({
  ...type(13),
  display: 'grid',
  gap: px(2),
  marginTop: px(6),
  color: vars.color.ink2,
})

export const term = style({ display: 'flex', gap: space[3] })

export const termLabel = style({ flex: 'none', color: vars.color.ink3 })

export const termText = style(text)
