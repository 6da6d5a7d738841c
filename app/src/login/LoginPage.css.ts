import { style } from '@vanilla-extract/css'
import { figures, gutter, px, pxAtLeast, safe, space, type, vars } from '@koo/kit/theme'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[6]} ${gutter} calc(${space[6]} + ${safe.bottom})`,
})

export const heading = style({ ...type(26, 'strong'), color: vars.color.ink })

export const intro = style({ ...type(15), marginTop: px(4), color: vars.color.ink2 })

export const form = style({ display: 'flex', flexDirection: 'column', marginTop: space[6] })

export const codeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: pxAtLeast(44),
  marginTop: space[2],
})

export const codeLabel = style({ ...type(13), ...figures, minWidth: 0, color: vars.color.ink2 })

export const send = style({ ...figures, marginInlineEnd: px(-8), flex: 'none' })

export const voice = style({
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: pxAtLeast(44),
  color: vars.color.ink2,
})

export const failure = style({ marginTop: space[3] })

export const agreement = style({ marginTop: space[2] })

export const agreementError = style({ ...type(13), minHeight: '1.385em', color: vars.color.bad })

export const submit = style({ marginTop: space[2] })

export const footer = style({
  ...type(12),
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginTop: 'auto',
  paddingTop: space[8],
  textAlign: 'center',
  color: vars.color.ink3,
})
