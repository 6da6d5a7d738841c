import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** As thin in a large drawing as in a small one. */
const thin = { vectorEffect: 'non-scaling-stroke' } as const

const forced = (rule: Record<string, string>) => ({ '@media': { '(forced-colors: active)': rule } })

export const sketch = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fill: 'none',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const paper = style({
  ...thin,
  fill: vars.color.surface,
  stroke: vars.color.ink3,
  ...forced({ fill: 'Canvas' }),
})

export const soft = style({ fill: vars.color.brandSoft, ...forced({ fill: 'none' }) })

export const line = style({ ...thin, stroke: vars.color.ink3, ...forced({ stroke: 'CanvasText' }) })

export const accent = style({
  ...thin,
  stroke: vars.color.brand,
  strokeWidth: 1.75,
  ...forced({ stroke: 'Highlight' }),
})

export const finger = style({ fill: vars.color.ink3, ...forced({ fill: 'GrayText' }) })

export const blurred = style({ filter: 'blur(1.6px)', opacity: 0.7 })

/** The example as it must be: large, but never as wide as a tablet. */
export const large = style({ maxWidth: px(280), width: '100%', margin: '0 auto' })

export const point = style({ ...type(15), color: vars.color.ink })

/** In the middle of the first line of its text. */
const lead = style({ flex: 'none', marginTop: '0.15em' })

export const mark = {
  ok: style([lead, { color: vars.color.ok }]),
  bad: style([lead, { color: vars.color.bad }]),
} as const

export const part = style({ ...type(13, 'strong'), color: vars.color.ink2 })

/** Columns that become fewer with larger text, whose pictures do not grow with it. */
export const wrongs = style({
  ...type(13),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.8em, 1fr))',
  gap: space[3],
})

export const wrong = style({ maxWidth: px(160), color: vars.color.ink2 })

export const step = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${px(72)}, 1fr) minmax(0, 2.4fr)`,
  alignItems: 'start',
  gap: space[3],
})

export const stepTitle = style({ ...type(15, 'strong'), color: vars.color.ink })

export const stepText = style({ ...type(13), marginTop: px(2), color: vars.color.ink2 })
