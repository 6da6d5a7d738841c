import { figures, focusRing, gutter, hairline, hostBars, px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** A thin line between two rows; rows are items of a list, so they are no siblings. */
const line = { content: '""', position: 'absolute', top: 0, left: space[4], right: space[4] } as const

export const row = style({
  position: 'relative',
  selectors: { '& + &::before': { ...line, borderTop: hairline } },
})

/** A row of a long list. Together they look like a surface; the list puts a gap below each, which is taken back. */
export const piece = style({
  position: 'relative',
  marginBottom: `calc(${space[3]} * -1)`,
  backgroundColor: vars.color.surface,
})

export const first = style({
  borderTopLeftRadius: vars.radius.card,
  borderTopRightRadius: vars.radius.card,
})

export const later = style({ '::before': { ...line, borderTop: hairline } })

export const last = style({
  marginBottom: 0,
  borderBottomLeftRadius: vars.radius.card,
  borderBottomRightRadius: vars.radius.card,
})

/** As the heading of a surface. */
export const heading = style({
  ...type(15, 'strong'),
  padding: `${space[4]} ${space[4]} ${px(4)}`,
  color: vars.color.ink,
})

/** Rows that are ticked have no space of their own at the sides. */
export const ticked = style({ padding: `0 ${space[4]}` })

export const bar = style({
  ...type(13),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.ink2,
})

export const total = style({
  ...type(15, 'strong'),
  ...figures,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})

/** Stay below the bars of the host while the rows scroll under them. */
export const tabs = style({
  position: 'sticky',
  top: `var(${hostBars}, 0px)`,
  zIndex: 3,
  margin: `0 calc(${gutter} * -1)`,
  padding: `0 ${gutter}`,
  backgroundColor: vars.color.paper,
})

export const panel = style({ display: 'grid', gap: space[3], paddingTop: space[2] })

/** A keyboard finds its place; a finger sees no frame. */
export const opened = style({
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
})
