import { style } from '@vanilla-extract/css'
import { figures, hairline, px, space, type, vars } from '../theme/base.ts'

export const formula = style({ ...type(15, 'strong'), color: vars.color.ink, textWrap: 'balance' })

export const example = style({
  ...type(13),
  ...figures,
  display: 'grid',
  gap: px(6),
  margin: `${space[3]} 0 0`,
  padding: space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
})

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  selectors: {
    '&:last-child:not(:first-child)': {
      paddingTop: px(6),
      borderTop: hairline,
      color: vars.color.ink,
      fontWeight: 600,
    },
  },
})

export const value = style({ color: vars.color.ink, textAlign: 'end' })

export const text = style({ ...type(13), marginTop: space[3], textAlign: 'start' })
