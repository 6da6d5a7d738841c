import { style, styleVariants } from '@vanilla-extract/css'
import { figures, type, vars, weights } from '../theme/base.ts'
import { smallSign } from '../theme/fragments.ts'

export const root = style({
  ...figures,
  fontFamily: vars.font.figures,
  overflowWrap: 'anywhere',
})

export const size = styleVariants({
  // Not cut at its line: commas reach below it.
  hero: { ...type(44, 'hero'), overflow: 'visible', letterSpacing: '-0.02em' },
  large: type(26, 'hero'),
  medium: type(17, 'strong'),
  small: type(15),
})

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  quiet: { color: vars.color.ink2 },
  benefit: { color: vars.color.benefit },
  brand: { color: vars.color.brand },
  bad: { color: vars.color.bad },
})

export const unit = style(smallSign)

export const sameSize = style({ fontSize: '1em', marginInlineEnd: 0, fontWeight: 'inherit' })

export const suffix = style({
  fontSize: '0.5em',
  fontWeight: weights.strong,
  letterSpacing: 0,
  marginInlineStart: '0.16em',
})

export const sameSuffix = style({ fontSize: '1em', marginInlineStart: 0, fontWeight: 'inherit' })

export const struck = style({ color: vars.color.ink3, fontWeight: weights.regular })
