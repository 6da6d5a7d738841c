import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const board = style({
  display: 'grid',
  gap: space[5],
  padding: space[4],
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  gap: space[4],
})

export const name = style({ ...type(15, 'strong'), color: vars.color.ink })

export const when = style({
  ...type(13),
  margin: `${px(4)} 0 0`,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})

export const picture = style({
  maxWidth: px(319),
  padding: `${space[6]} ${space[5]} ${space[5]}`,
  borderRadius: vars.radius.sheet,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  textAlign: 'center',
})

export const title = style({ ...type(17, 'strong'), color: vars.color.ink })

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: px(12),
  marginTop: space[6],
})
