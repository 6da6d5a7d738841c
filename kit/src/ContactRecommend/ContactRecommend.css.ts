import { style } from '@vanilla-extract/css'
import { figures, focusRing, plainButton, px, pxAtLeast, type, vars } from '../theme/base.ts'
import { fewLines } from '../theme/fragments.ts'

export const root = style({
  minWidth: 0,
  padding: px(12),
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.brandTint,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${px(8)}`,
})

export const title = style({ ...type(13, 'strong'), color: vars.color.ink })

export const left = style({ ...type(12), color: vars.color.ink2 })

export const text = style({ ...type(13), marginTop: px(4), color: vars.color.ink2 })

/** Two beside each other; below each other where the text is large. */
export const list = style({
  ...type(13),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5em), 1fr))',
  gap: px(8),
  marginTop: px(8),
})

const box = { width: '100%', minHeight: pxAtLeast(52), borderRadius: vars.radius.control } as const

export const contact = style({
  ...plainButton,
  ...box,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  padding: `${px(6)} ${px(12)}`,
  textAlign: 'start',
  backgroundColor: vars.color.surface,
  selectors: {
    '&:active': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRing,
  },
})

export const shape = style({ ...box, height: pxAtLeast(52), backgroundColor: vars.color.surface })

/** Two lines at most: an address book may have whole sentences. */
export const name = style({
  ...type(15, 'strong'),
  ...fewLines(2),
  maxWidth: '100%',
  color: vars.color.ink,
})

export const phone = style({ ...type(13), ...figures, maxWidth: '100%', color: vars.color.ink2 })
