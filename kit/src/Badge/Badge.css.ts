import { style } from '@vanilla-extract/css'
import { figures, oneLine, pxAtLeast, type, vars } from '../theme/base.ts'
import { inlineText } from '../theme/fragments.ts'

export const root = style({
  ...inlineText,
  display: 'inline-flex',
  position: 'relative',
  maxWidth: '100%',
})

/** A ring in the colour of the card keeps it apart from what it lies on. */
export const count = style({
  ...type(12, 'strong'),
  ...figures,
  ...oneLine,
  flex: 'none',
  minWidth: '1.5em',
  maxWidth: '4em',
  paddingInline: '0.35em',
  borderRadius: '0.75em',
  textAlign: 'center',
  lineHeight: '1.5',
  color: vars.color.onBad,
  backgroundColor: vars.color.bad,
  boxShadow: `0 0 0 1.5px ${vars.color.surface}`,
})

export const dot = style({
  flex: 'none',
  alignSelf: 'center',
  width: pxAtLeast(8),
  height: pxAtLeast(8),
  borderRadius: '50%',
  backgroundColor: vars.color.bad,
  boxShadow: `0 0 0 1.5px ${vars.color.surface}`,
})

/** Begins at the upper end of what it belongs to, so that a longer number grows away from it. */
export const corner = style({ position: 'absolute', top: '-0.35em', left: 'calc(100% - 0.6em)' })
