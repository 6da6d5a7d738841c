import { figures, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const head = style({ paddingBottom: space[4] })

export const most = style({ ...type(13), display: 'grid', justifyItems: 'center', color: vars.color.ink2 })

export const dates = style({ ...type(13), ...figures, color: vars.color.ink2 })
