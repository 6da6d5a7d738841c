import { style } from '@vanilla-extract/css'
import { px, type, vars } from '../theme/base.ts'

export const heading = style({ display: 'flex', alignItems: 'center', gap: px(6) })

export const icon = style({ flex: 'none', color: vars.color.ok })

export const text = style({ ...type(13), marginBottom: px(12), color: vars.color.ink2, textWrap: 'pretty' })

export const parts = style({ display: 'grid', gap: px(8), paddingTop: px(12) })
