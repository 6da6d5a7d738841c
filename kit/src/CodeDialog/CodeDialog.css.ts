import { style } from '@vanilla-extract/css'
import { figures, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

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

export const locked = style({ marginTop: space[4], textAlign: 'start' })
