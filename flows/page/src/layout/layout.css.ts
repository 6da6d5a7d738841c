import { px, pxAtLeast, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const skeletonField = style({ paddingBottom: space[5] })

// No Inline here: the skeleton comes with the first page, which has few lines of this kind.
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: pxAtLeast(64),
})

export const skeletonFact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: px(40),
})

export const skeletonResult = style({ padding: `${space[6]} 0` })

export const intro = style({ ...type(13), color: vars.color.ink2, paddingInline: space[1] })

/** Messages of the form, above the button. */
export const messages = style({ marginBottom: px(8) })

export const sectionErrorTitle = style({ ...type(15, 'strong'), color: vars.color.ink })

export const sectionErrorText = style({ ...type(13), margin: `${space[1]} 0 0`, color: vars.color.ink2 })
