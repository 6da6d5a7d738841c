import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[6], margin: 'auto 0' })

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[6]} ${space[4]} 0`,
  textAlign: 'center',
})

export const title = style({ ...type(22, 'hero') })

export const text = style({ ...type(15), color: vars.color.ink2, textWrap: 'balance' })

export const money = style({ ...type(15, 'strong'), textWrap: 'pretty' })

export const facts = style({ display: 'grid', gap: px(10), marginTop: space[3], paddingTop: space[3] })

export const actions = style({ display: 'flex', flexDirection: 'column', gap: px(4) })
