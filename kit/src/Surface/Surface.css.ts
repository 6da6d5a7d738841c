import { style, styleVariants } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'
import { capped } from '../theme/fragments.ts'

export const root = style({
  position: 'relative',
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
})

export const pad = styleVariants({
  box: { padding: space[4] },
  // Rows have their own padding at the sides, so that a pressed row is tinted from edge to edge.
  list: { overflow: 'hidden' },
  none: {},
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${px(2)} ${px(12)}`,
  // Space of its own, no margin: in a card without padding a margin would lie outside the card.
  paddingBottom: px(12),
})

export const headInList = style({ padding: `${space[4]} ${space[4]} ${px(4)}` })

export const heading = style({ ...type(15, 'strong'), minWidth: 0, color: vars.color.ink })

export const aside = style({
  ...type(13),
  color: vars.color.ink2,
  // Not around a control: that would cut what can be touched of it.
  selectors: { '&:not(:has(a, button))': capped },
})
