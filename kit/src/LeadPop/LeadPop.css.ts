import { style } from '@vanilla-extract/css'
import { hairline, px, space, type, vars } from '../theme/base.ts'

export const text = style({ ...type(13), color: vars.color.ink2 })

export const offer = style({ ...type(13), color: vars.color.ink, marginTop: space[3] })

export const figure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: px(2),
  margin: `${space[4]} 0 0`,
})

export const label = style({ ...type(12), color: vars.color.ink2 })

export const claims = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: px(6),
  margin: `${space[3]} 0 0`,
})

/** With large text it is wider than the dialog. */
export const claim = style({ selectors: { '&&': { whiteSpace: 'normal' } } })

const box = {
  margin: `${space[4]} 0 0`,
  padding: space[4],
  borderRadius: vars.radius.control,
  border: hairline,
}

export const list = style({ ...box, textAlign: 'start' })

export const landscape = style({
  ...box,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingInline: space[2],
  listStyle: 'none',
})

export const institution = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: px(6),
})

/** Names are the server's, whatever their length. */
export const name = style({ ...type(12), color: vars.color.ink, overflowWrap: 'anywhere' })

export const actions = style({ display: 'grid', gap: space[2], marginTop: space[5] })

export const confirmNote = style({
  ...type(12),
  color: vars.color.ink2,
  textAlign: 'center',
  textWrap: 'balance',
})
