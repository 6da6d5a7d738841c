import { globalStyle, style } from '@vanilla-extract/css'
import { figures, hairline, px, type, vars } from '@koo/kit/theme'

export const table = style({ ...type(13), width: '100%', borderCollapse: 'collapse' })
export const caption = style({
  ...type(12, 'strong'),
  padding: `${px(8)} 0 ${px(4)}`,
  textAlign: 'start',
  color: vars.color.ink2,
})

/** Visible to screen readers only: the caption and the layout make the columns clear to the eye. */
export const head = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const value = style({
  ...figures,
  letterSpacing: 0,
  width: '34%',
  padding: `${px(4)} ${px(12)} ${px(4)} 0`,
  verticalAlign: 'baseline',
  textAlign: 'start',
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const effect = style({ padding: `${px(4)} 0`, verticalAlign: 'baseline', color: vars.color.ink2 })

globalStyle(`${table} tbody tr`, { borderTop: hairline })
