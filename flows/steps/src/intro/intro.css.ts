import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'center',
})

export const title = style({ ...type(17, 'strong'), color: vars.color.ink })

export const label = style({ ...type(13), color: vars.color.ink2 })

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
})

export const note = style({ ...type(12), color: vars.color.ink2, textAlign: 'center' })
