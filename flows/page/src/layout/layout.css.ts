import { px, pxAtLeast, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const skeletonField = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBottom: space[5],
})

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: pxAtLeast(64),
})

export const skeletonLines = style({ display: 'flex', flexDirection: 'column', gap: space[2] })

export const skeletonFact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: px(40),
})

export const skeletonResult = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[6]} 0`,
})

export const intro = style({ ...type(13), color: vars.color.ink2, paddingInline: space[1] })

/** Messages of the form, above the button. */
export const messages = style({ marginBottom: px(8) })

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  padding: `${space[6]} ${space[4]} ${space[4]}`,
  textAlign: 'center',
})

/** Chinese lines end at punctuation, not inside a word; what is longer than a line may break anywhere. */
const calmLines = {
  maxWidth: '100%',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
} as const

export const resultTitle = style({ ...type(22, 'hero'), ...calmLines, color: vars.color.ink })
export const resultText = style({ ...type(15), ...calmLines, color: vars.color.ink2 })

export const actions = style({ display: 'grid', gap: space[2] })

export const listItems = style({
  display: 'flex',
  flexDirection: 'column',
  gap: px(12),
  padding: 0,
  listStyle: 'none',
})

export const sectionError = style({ display: 'grid', justifyItems: 'start', gap: space[3] })

export const sectionErrorTitle = style({ ...type(15, 'strong'), color: vars.color.ink })

export const sectionErrorText = style({ ...type(13), margin: `${space[1]} 0 0`, color: vars.color.ink2 })
