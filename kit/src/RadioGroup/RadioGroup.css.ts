import { style } from '@vanilla-extract/css'
import { focusRing, hairline, motion, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const group = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const row = style({
  ...type(15),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minHeight: pxAtLeast(52),
  paddingBlock: px(10),
  color: vars.color.ink,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '& + &': { borderTop: hairline } },
})

export const rowDisabled = style({ color: vars.color.ink3, cursor: 'not-allowed' })

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ ...type(12), display: 'block', marginTop: px(2), color: vars.color.ink3 })

export const aside = style({ ...type(13), flex: 'none', color: vars.color.ink2 })

/** The ring; its inner edge grows inwards when chosen. */
export const input = style({
  appearance: 'none',
  flex: 'none',
  width: pxAtLeast(20),
  height: pxAtLeast(20),
  margin: 0,
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  transition: `border-width ${motion.fast} ${motion.move}, border-color ${motion.fast} ${motion.move}`,
  selectors: {
    '&:checked': { borderColor: vars.color.brand, borderWidth: px(6) },
    '&:disabled': { borderColor: vars.color.idle },
    '&:focus-visible': focusRing,
  },
})
