import { style } from '@vanilla-extract/css'
import { focusRing, motion, plainButton, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })

/** The touch target of a tab extends this far beyond its text. */
const reach = px(8)

export const list = style({
  display: 'flex',
  gap: px(24),
  overflowX: 'auto',
  // Space for the touch targets beside the first and the last tab.
  paddingInline: reach,
  marginInline: `calc(${reach} * -1)`,
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})

export const tab = style({
  ...plainButton,
  ...type(15),
  position: 'relative',
  flex: 'none',
  // With its reach wide enough for a finger, also with one character.
  minWidth: pxAtLeast(30),
  minHeight: pxAtLeast(44),
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  transition: `color ${motion.fast} ${motion.move}`,
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.ink, fontWeight: 600 },
    '&:disabled': { color: vars.color.ink3, cursor: 'not-allowed' },
    '&:focus-visible': { outline: 'none' },
    // Around the reach: around the text it would lie on the first and the last character.
    '&:focus-visible::before': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.control },
    // A short text is narrower than a touch target.
    '&::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: `calc(${reach} * -1)` },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: px(4),
      height: 2,
      borderRadius: 1,
      backgroundColor: vars.color.brand,
      transform: 'scaleX(0)',
      transition: `transform ${motion.base} ${motion.enter}`,
    },
    '&[aria-selected="true"]::after': { transform: 'none' },
  },
})

export const panel = style({
  outline: 'none',
  selectors: {
    // A `display` set by the caller must not show a hidden panel.
    '&[hidden]': { display: 'none' },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.control },
  },
})
