import { px, pxAtLeast, space, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** A circle becomes the ring. Doubled, because the style sheet of the skeleton may come later. */
export const ring = style({
  selectors: { '&&': { backgroundColor: 'transparent', border: `${px(11)} solid ${vars.color.line}` } },
})

/** A line below the ring. */
export const line = style({ display: 'flex', justifyContent: 'space-between', width: '100%' })

/** A row of the list, with its mark. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${px(28)} minmax(0, 1fr) ${px(48)}`,
  alignItems: 'center',
  gap: space[3],
  minHeight: pxAtLeast(64),
})
