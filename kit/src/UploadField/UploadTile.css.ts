import { globalStyle, style } from '@vanilla-extract/css'
import { coveringPicture, shaped } from '../theme/fragments.ts'
import { focusRing, motion, plainButton, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const tile = style({
  ...shaped(1, 1),
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  backgroundColor: vars.color.sunken,
})

/** The picture is the button that opens the preview, or starts the upload again. */
export const whole = style({
  ...plainButton,
  position: 'absolute',
  inset: 0,
  width: '100%',
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
})

const foot = {
  ...type(12),
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: `${px(5)} ${px(8)} ${px(7)}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const

/** Over the lower edge of the picture, with its own background, so that it is readable on any photo. */
export const strip = style({ ...foot, color: vars.color.ink, backgroundColor: vars.color.surface })

export const failed = style({
  ...foot,
  color: vars.color.bad,
  backgroundColor: vars.color.badTint,
  fontWeight: 600,
})

// Not by its own height, which would be the height of the tile.
globalStyle(`${tile} img`, coveringPicture)

// A photo that is not uploaded yet looks paler.
globalStyle(`${tile} img:has(+ ${strip}), ${tile} img:has(+ ${failed})`, { opacity: 0.6 })

export const track = style({
  display: 'block',
  height: 3,
  marginTop: px(4),
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: vars.color.brandSoft,
})

export const bar = style({
  display: 'block',
  height: '100%',
  backgroundColor: vars.color.brand,
  transition: `width ${motion.base} ${motion.move}`,
})

/** The target is 44, the icon in its corner small, so that it hides little of the picture. */
export const remove = style({
  position: 'absolute',
  top: 0,
  right: 0,
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  borderRadius: vars.radius.control,
})

export const removeIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: pxAtLeast(22),
  height: pxAtLeast(22),
  // Below it as much as the target has room: Chromium 69 has the content of a button in its middle.
  margin: `${px(5)} ${px(5)} ${px(17)}`,
  borderRadius: '50%',
  fontSize: 14,
  color: vars.color.onToast,
  backgroundColor: vars.color.toast,
  // Visible on dark and on light photos.
  boxShadow: `0 0 0 1px ${vars.color.onToast}`,
})
