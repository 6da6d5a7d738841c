import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, plainButton, px, type, vars } from '../theme/base.ts'
import { capped, phrases } from '../theme/fragments.ts'

export const root = style({
  ...type(13),
  display: 'flex',
  alignItems: 'flex-start',
  gap: px(8),
  padding: `${px(10)} ${px(12)}`,
  borderRadius: vars.radius.control,
})

export const tone = styleVariants({
  info: { color: vars.color.ink2, backgroundColor: vars.color.sunken },
  brand: { color: vars.color.brand, backgroundColor: vars.color.brandTint },
  warn: { color: vars.color.warn, backgroundColor: vars.color.warnTint },
  ok: { color: vars.color.ok, backgroundColor: vars.color.okTint },
  bad: { color: vars.color.bad, backgroundColor: vars.color.badTint },
})

export const icon = style({ width: '1.2em', height: '1.2em', marginTop: '0.1em' })

export const body = style({ ...phrases, ...capped, flex: 1, minWidth: 0 })

export const heading = style({ ...type(13, 'strong'), display: 'block' })

export const action = style({
  ...plainButton,
  flex: 'none',
  position: 'relative',
  alignSelf: 'center',
  fontWeight: 600,
  selectors: {
    // The text stays one line high; the touch target is 44.
    '&::after': { content: '""', position: 'absolute', inset: '-13px -12px' },
    '&:focus-visible': focusRing,
  },
})
