import { gutter, phrases, px, safe, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[6]} ${gutter} calc(${space[6]} + ${safe.bottom})`,
})

export const heading = style({ ...type(26, 'strong'), color: vars.color.ink })

export const intro = style({ ...type(15), marginTop: px(4), color: vars.color.ink2 })

export const form = style({ display: 'flex', flexDirection: 'column', marginTop: space[6] })

export const failure = style({ marginTop: space[3] })

export const risk = style({ marginTop: space[3] })

export const sentence = style({ ...phrases, display: 'block' })

export const agreement = style({ marginBlock: space[2] })

export const submit = style({ marginTop: space[2] })

export const footer = style({
  ...type(12),
  marginTop: 'auto',
  paddingTop: space[8],
  textAlign: 'center',
  color: vars.color.ink3,
})
