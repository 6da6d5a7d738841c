import { style, styleVariants } from '@vanilla-extract/css'
import { px, pxAtLeast, space, type, vars } from '../theme/base.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minWidth: 0,
  minHeight: pxAtLeast(64),
  padding: `${px(8)} ${px(8)} ${px(8)} ${space[4]}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
})

export const icon = styleVariants(
  {
    brand: { color: vars.color.brand, backgroundColor: vars.color.brandTint },
    ok: { color: vars.color.ok, backgroundColor: vars.color.okTint },
  },
  (tone) => [
    {
      ...type(22),
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: px(36),
      height: px(36),
      borderRadius: '50%',
    },
    tone,
  ],
)

/** The action goes below the text when both do not fit beside each other. */
export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${px(8)}`,
  minWidth: 0,
})

export const texts = style({ flex: '1 1 9em', minWidth: 0, overflowWrap: 'anywhere' })

export const title = style({ ...type(15, 'strong'), color: vars.color.ink })

export const text = style({ ...type(12), marginTop: px(2), color: vars.color.ink3 })

export const end = style({ flex: 'none', maxWidth: '100%' })

export const action = style({ minWidth: pxAtLeast(44) })

export const close = style({ flex: 'none', marginInlineStart: px(-8), color: vars.color.ink3 })
