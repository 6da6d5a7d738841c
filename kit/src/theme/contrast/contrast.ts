import type { Hues } from '../hues.ts'
import { markPairs, textPairs } from './pairs.ts'

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast of two colours `#rrggbb` (WCAG 2.2): 1 for equal colours, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** One pair of a theme whose contrast is too low. */
export interface LowContrast {
  /** The text or mark. */
  front: keyof Hues
  ground: keyof Hues
  ratio: number
  /** 4.5 for text, 3 for marks. */
  needed: number
}

/** Every pair of a theme with too low contrast; an empty list when the theme may be used. */
export function lowContrasts(hues: Hues): LowContrast[] {
  return [
    { pairs: textPairs, needed: 4.5 },
    { pairs: markPairs, needed: 3 },
  ].flatMap(({ pairs, needed }) =>
    pairs.flatMap(([front, grounds]) =>
      grounds
        .map((ground) => ({ front, ground, ratio: contrast(hues[front], hues[ground]), needed }))
        .filter(({ ratio }) => ratio < needed),
    ),
  )
}
