import { style } from '@vanilla-extract/css'
import { figures, focusRing, motion, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

/** Looks like a field: sunken background, the selected period, its payment. */
export const current = style({
  ...plainButton,
  ...type(15),
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  width: '100%',
  minHeight: pxAtLeast(48),
  padding: `${px(8)} ${space[3]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.ink,
  selectors: { '&:focus-visible': focusRing },
})

export const name = style({ minWidth: 0, fontWeight: 600 })

export const payment = style({
  ...figures,
  flex: '0 1 auto',
  minWidth: 0,
  marginLeft: 'auto',
  color: vars.color.ink2,
})

/** A long mark of the server is cut before anything else on the line becomes narrower. */
export const lineTag = style({ selectors: { '&&': { flex: '1 1 0', minWidth: 0, maxWidth: 'max-content' } } })

export const rowPayment = style({ ...figures })

export const turn = style({ transition: `transform ${motion.base} ${motion.move}` })

export const turned = style([turn, { transform: 'rotate(180deg)' }])

export const tag = style({ marginLeft: px(6), selectors: { '&&': { maxWidth: `calc(100% - ${px(6)})` } } })

export const skeleton = style({ display: 'inline-block', verticalAlign: 'middle' })

export const below = style({ marginTop: space[3] })
