import { style } from '@vanilla-extract/css'
import { phrases, px, space, type, vars } from '../theme/base.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 })

/** The commas of a large figure hang below its line; without the padding they would be cut. */
export const amount = style({ maxWidth: '100%', paddingBottom: px(7) })

export const amountLabel = style({ ...type(13), display: 'block', marginTop: px(8), color: vars.color.ink2 })

/** What a refusal means for the money: true whatever the reason. */
export const money = style({ ...type(13), ...phrases, color: vars.color.ink2, textAlign: 'center' })

/** The card is line enough. */
export const facts = style({ selectors: { '&&': { display: 'grid', gap: px(10), borderTop: 'none' } } })
