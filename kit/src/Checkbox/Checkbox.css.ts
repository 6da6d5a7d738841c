import { style } from '@vanilla-extract/css'
import { px, pxAtLeast, type, vars } from '../theme/base.ts'

export const row = style({
  ...type(15),
  display: 'flex',
  alignItems: 'flex-start',
  gap: px(8),
  minHeight: pxAtLeast(44),
  paddingBlock: `calc((${pxAtLeast(44)} - 1.467em) / 2)`,
  color: vars.color.ink,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
})

export const small = style({ ...type(13), color: vars.color.ink2 })

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

/** Aligned with the label, directly below it. */
export const message = style({
  selectors: { '&&': { marginTop: `calc(-1 * ${px(6)})`, paddingInlineStart: px(28) } },
})
