import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${space[10]} ${space[6]}`,
  textAlign: 'center',
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: px(64),
  height: px(64),
  marginBottom: px(16),
  borderRadius: '50%',
  color: vars.color.warn,
  backgroundColor: vars.color.warnTint,
  ...type(26),
})

export const title = style({ ...type(17, 'strong'), color: vars.color.ink })

export const text = style({
  ...type(13),
  maxWidth: '22em',
  marginTop: px(4),
  color: vars.color.ink2,
  textWrap: 'pretty',
})

export const retry = style({ marginTop: px(20), minWidth: px(144) })

export const detail = style({
  ...type(12),
  marginTop: px(12),
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})
