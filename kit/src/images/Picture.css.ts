import { style } from '@vanilla-extract/css'
import { type, vars } from '../theme/base.ts'

export const cover = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })

export const whole = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})

/** The server has the picture, but it cannot be shown. */
export const noPreview = style({
  ...type(26),
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  // No text that is capped: the mark is in the middle, however high that is.
  maxHeight: 'none',
  color: vars.color.ink3,
})
