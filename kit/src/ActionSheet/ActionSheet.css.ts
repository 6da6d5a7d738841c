import { style } from '@vanilla-extract/css'
import { focusRing, hairline, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

/** One action, or the way out: all have the same size. */
export const action = style({
  ...plainButton,
  ...type(17),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: pxAtLeast(56),
  padding: `${px(8)} ${space[4]}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.sunken },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.ink3 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.card },
  },
})

export const danger = style({ selectors: { '&:not(:disabled)': { color: vars.color.bad } } })

export const item = style({ selectors: { '& + &': { borderTop: hairline } } })

export const text = style({ maxWidth: '100%' })

export const note = style({ ...type(12), maxWidth: '100%', color: vars.color.ink3 })
