import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const primer = style({ padding: `${space[6]} 0 ${space[4]}` })

/** The frame of the camera, before it runs. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: px(168),
  height: px(168),
  marginBottom: space[4],
  borderRadius: '50%',
  fontSize: px(44),
  color: vars.color.brand,
  backgroundColor: vars.color.brandTint,
  boxShadow: `0 0 0 ${px(4)} ${vars.color.paper}, 0 0 0 ${px(6)} ${vars.color.brandSoft}`,
})

export const title = style({ ...type(22, 'strong'), color: vars.color.ink })
export const text = style({
  ...type(15),
  maxWidth: px(280),
  color: vars.color.ink2,
  textWrap: 'balance',
})

export const points = style({ ...type(15), color: vars.color.ink })

export const pointIcon = style({ fontSize: px(20), color: vars.color.ok })

export const message = style({ marginBottom: space[2] })
