import { style } from '@vanilla-extract/css'
import { px, space, type } from '../theme/base.ts'

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[6], margin: 'auto 0' })

export const money = style({ ...type(15, 'strong'), textWrap: 'pretty' })

export const facts = style({ display: 'grid', gap: px(10), marginTop: space[3], paddingTop: space[3] })

export const actions = style({ display: 'flex', flexDirection: 'column', gap: px(4) })
