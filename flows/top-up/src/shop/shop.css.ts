import { px, type, vars } from '@koo/kit/theme/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const grid = style({ display: 'grid', gap: px(10), marginTop: px(8) })

/** The articles while they are loaded, beside each other as they will stand. */
export const waiting = styleVariants({
  2: [grid, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
  3: [grid, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
})

/** Above the button: what is bought, and what it costs. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: px(8),
  ...type(15),
  color: vars.color.ink,
})

export const note = style({ flexBasis: '100%', ...type(12), color: vars.color.ink2 })
