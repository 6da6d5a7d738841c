import { style } from '@vanilla-extract/css'
import { figures, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { phrases } from '../theme/fragments.ts'

/** What is signed is read before the digits are typed. */
export const subject = style({
  ...phrases,
  ...type(15, 'strong'),
  ...figures,
  marginBottom: px(4),
  color: vars.color.ink,
})

export const sent = style({ ...type(13), ...figures, color: vars.color.ink2 })

export const code = style({ marginTop: space[4] })

/** The same height with the countdown and with the buttons. */
export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space[3]}`,
  minHeight: pxAtLeast(44),
})

export const countdown = style({ ...type(13), ...figures, color: vars.color.ink2 })

export const confirm = style({ flex: 'none', marginTop: px(4) })

export const locked = style({ margin: `${space[4]} 0 ${space[3]}`, textAlign: 'start' })
