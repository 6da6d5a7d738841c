import { figures, px, pxAtLeast, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const head = style({ minHeight: pxAtLeast(44), marginTop: space[2] })

export const label = style({ ...type(13), ...figures, minWidth: 0, color: vars.color.ink2 })

// Its text ends with the boxes below, so it is wider than its column; its focus ring stays clear of them.
export const send = style({
  ...figures,
  marginInlineEnd: px(-8),
  maxWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

export const voice = style({
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: pxAtLeast(44),
  color: vars.color.ink2,
})
