import type { Hues } from '../hues.ts'
import { APART, contrast, distance } from './colour.ts'
import { markPairs, textPairs } from './pairs.ts'

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

/** Two hues of a theme that a customer takes for one. */
export interface CloseHues {
  front: keyof Hues
  /** The hue that says something else. */
  near: keyof Hues
  distance: number
  needed: number
}

/** What the brand must not look like: a benefit, a warning, an error. Links and buttons have its colour. */
const meanings = ['benefit', 'warn', 'bad'] as const

/** Every hue that says something and that the brand looks like; an empty list when the theme may be used. */
export function closeHues(hues: Hues): CloseHues[] {
  return meanings
    .map((near) => ({
      front: 'brand' as const,
      near,
      distance: distance(hues.brand, hues[near]),
      needed: APART,
    }))
    .filter((pair) => pair.distance < APART)
}
