import { style } from '@vanilla-extract/css'
import { coveringPicture, shaped } from '../theme/fragments.ts'
import { focusRing, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

export const root = style({ paddingTop: px(14) })

export const stack = style({ display: 'grid', gap: space[4], marginTop: space[5] })

/** Has its shape before it is loaded: nothing moves. */
export const picture = style({
  ...plainButton,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: pxAtLeast(44),
  marginTop: px(12),
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  color: vars.color.ink2,
  backgroundColor: vars.color.sunken,
  selectors: { '&:focus-visible': focusRing },
})

export const shape = style({ ...shaped(4, 3), width: '100%' })

export const image = style(coveringPicture)

/** In place of a picture that did not load. */
export const instead = style({ ...type(15, 'strong'), padding: space[5], overflowWrap: 'anywhere' })

export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const consent = style({ textAlign: 'start' })
