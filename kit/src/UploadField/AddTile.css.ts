import { style } from '@vanilla-extract/css'
import { shaped } from '../theme/fragments.ts'
import { focusRing, hairline, plainButton, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const tile = style({
  ...shaped(1, 1),
  borderRadius: vars.radius.control,
  border: `1px dashed ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
})

/** Fills the tile, and makes it higher where large text needs it. */
export const content = style({ gridArea: '1 / 1', display: 'flex', flexDirection: 'column', minWidth: 0 })

/** Below a drawing: beside each other, over the whole width. */
export const row = style({ display: 'flex', flex: 'none', borderTop: hairline })

export const invalid = style({ borderColor: vars.color.bad })

export const disabled = style({ borderColor: vars.color.line })

export const button = style({
  ...plainButton,
  ...type(13),
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: `${px(2)} ${px(6)}`,
  minHeight: pxAtLeast(44),
  color: vars.color.ink2,
  selectors: {
    '& ~ &': { borderTop: hairline },
    [`${row} > &`]: { minHeight: pxAtLeast(52), border: 0 },
    [`${row} > & ~ &`]: { borderInlineStart: hairline },
    '&:active:not(:disabled)': { color: vars.color.ink },
    '&:disabled': { color: vars.color.ink3, cursor: 'not-allowed' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.control },
  },
})
