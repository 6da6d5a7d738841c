import { fontPx } from './px.ts'

/** The type scale: font size to line height, in design pixels. */
export const scale = { 12: 17, 13: 18, 15: 22, 17: 24, 22: 30, 26: 32, 44: 48 } as const

export type TypeSize = keyof typeof scale

export const weights = { regular: 400, strong: 600, hero: 650 } as const

export type TypeWeight = keyof typeof weights

/** Style fragment for one step of the scale: `style({ ...type(15, 'strong') })`. */
export function type(size: TypeSize, weight?: TypeWeight) {
  return {
    fontSize: fontPx(size),
    lineHeight: String(Math.round((scale[size] / size) * 1000) / 1000),
    ...(weight ? { fontWeight: weights[weight] } : {}),
  }
}

/** Style fragment for figures: all digits have the same width, and a figure breaks only when it does not fit on a line. */
export const figures = {
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  overflowWrap: 'break-word',
} as const
