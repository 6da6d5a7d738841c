import { style } from '@vanilla-extract/css'
import { figures, hairline, px, space, type, vars } from '../theme/base.ts'

const text = { minWidth: 0, overflowWrap: 'anywhere' } as const

export const glance = style({ display: 'flex', flexWrap: 'wrap', gap: `${px(8)} ${space[4]}` })

/** A line of its own. */
export const wide = style({ ...text, flex: '1 0 100%' })

/** Beside the rate, or above it when there is no room for both. */
export const charged = style({ ...text, flex: '1 1 auto' })

export const rate = style({ ...text, flex: '0 1 auto' })

/** The comma of the figure hangs below its line, where the reset cuts a long text: the padding is taken back by the margin. */
export const chargedFigure = style({ marginBottom: px(-7), paddingBottom: px(7) })

export const line = style([
  wide,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space[3]}`,
  },
])

export const below = style({ marginTop: px(4), paddingTop: px(12), borderTop: hairline })

export const label = style({ ...type(13), color: vars.color.ink2 })

export const rateFigure = style({ ...type(26, 'hero'), ...figures, ...text, color: vars.color.ink })

/** At the end of its line, also when large text puts it below its name. */
export const end = style({ marginInlineStart: 'auto', textAlign: 'end' })

export const figure = style([end, { ...type(15), ...figures, ...text, color: vars.color.ink }])
