import { style } from '@vanilla-extract/css'
import { hairline, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const rows = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const row = style({
  ...type(15),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minHeight: pxAtLeast(52),
  paddingBlock: px(10),
  color: vars.color.ink,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '& + &': { borderTop: hairline } },
})

export const rowDisabled = style({ color: vars.color.ink3, cursor: 'not-allowed' })

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({
  ...type(12),
  display: 'block',
  marginTop: px(2),
  color: vars.color.ink3,
  fontWeight: 400,
})

export const aside = style({ ...type(13), flex: 'none', maxWidth: '55%', color: vars.color.ink2 })
