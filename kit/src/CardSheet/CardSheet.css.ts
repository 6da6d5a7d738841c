import { style } from '@vanilla-extract/css'
import { link } from '../theme/fragments.ts'
import { figures, focusRing, hairline, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

export const item = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: px(64),
      right: space[4],
      borderTop: hairline,
    },
  },
})

export const card = style({
  ...plainButton,
  ...type(15),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: pxAtLeast(64),
  padding: `${px(10)} ${space[4]}`,
  textAlign: 'start',
  color: vars.color.ink,
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.sunken },
    '&:disabled': { color: vars.color.ink3, cursor: 'not-allowed' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.control },
  },
})

export const add = style([card, { ...link, minHeight: pxAtLeast(56) }])

export const plus = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: px(36),
  height: px(36),
  borderRadius: '50%',
  backgroundColor: vars.color.brandTint,
})

export const pale = style({ opacity: 0.5 })

export const name = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })

export const kind = style({ whiteSpace: 'nowrap' })

export const note = style({ ...type(12), display: 'block', marginTop: px(2), color: vars.color.ink3 })

export const tail = style({ ...figures })

export const reason = style({ ...type(12), display: 'block', color: vars.color.warn })

export const check = style({ color: vars.color.brand, width: px(22), height: px(22), strokeWidth: 2.25 })

export const hint = style({ ...type(12), margin: `${space[3]} ${px(4)} 0`, color: vars.color.ink3 })
