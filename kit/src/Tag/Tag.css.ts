import { style, styleVariants } from '@vanilla-extract/css'
import { px, type, vars, weights } from '../theme/base.ts'

export const root = style({
  ...type(12),
  display: 'inline-block',
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Its middle in the middle of Chinese characters, which is above that of small Latin letters.
  verticalAlign: '-0.23em',
  padding: `0 ${px(6)}`,
  borderRadius: vars.radius.small,
})

const { color } = vars

export const tint = styleVariants({
  benefit: { color: color.benefit, backgroundColor: color.benefitTint },
  brand: { color: color.brand, backgroundColor: color.brandTint },
  ok: { color: color.ok, backgroundColor: color.okTint },
  warn: { color: color.warn, backgroundColor: color.warnTint },
  bad: { color: color.bad, backgroundColor: color.badTint },
  plain: { color: color.ink2, backgroundColor: color.sunken },
})

export const solid = styleVariants({
  benefit: { color: color.onBenefit, backgroundColor: color.benefit, fontWeight: weights.strong },
  brand: { color: color.onBrand, backgroundColor: color.brand, fontWeight: weights.strong },
  ok: { color: color.onOk, backgroundColor: color.ok, fontWeight: weights.strong },
  warn: { color: color.warnTint, backgroundColor: color.warn, fontWeight: weights.strong },
  bad: { color: color.onBad, backgroundColor: color.bad, fontWeight: weights.strong },
  plain: { color: color.surface, backgroundColor: color.ink2, fontWeight: weights.strong },
})
