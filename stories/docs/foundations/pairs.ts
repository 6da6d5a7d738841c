import { contrast, markPairs, textPairs, type Hues } from '@koo/kit/theme/contrast'

type HueName = keyof Hues

/** Colours that may lie on grounds, and the contrast that they need there. */
export interface PairTable {
  heading: string
  /** Least ratio: 4.5 for a text, 3 for a mark. */
  needed: number
  fronts: readonly HueName[]
  grounds: readonly HueName[]
  /** The ratio in a theme, or null where the colour may not lie on that ground. */
  ratio(hues: Hues, front: HueName, ground: HueName): number | null
}

function tableOf(
  heading: string,
  needed: number,
  pairs: readonly (readonly [HueName, readonly HueName[]])[],
): PairTable {
  const allowed = new Map(pairs)
  return {
    heading,
    needed,
    fronts: pairs.map(([front]) => front),
    grounds: [...new Set(pairs.flatMap(([, grounds]) => grounds))],
    ratio: (hues, front, ground) =>
      allowed.get(front)?.includes(ground) ? contrast(hues[front], hues[ground]) : null,
  }
}

/** Whether a colour lies on the grounds of a page, and not on a fill of its own alone. */
const isOnPage = ([, grounds]: (typeof textPairs)[number]) => grounds.includes('surface')

export const pairTables: readonly PairTable[] = [
  tableOf('Text on the grounds of a page', 4.5, textPairs.filter(isOnPage)),
  tableOf(
    'Text on a fill',
    4.5,
    textPairs.filter((pair) => !isOnPage(pair)),
  ),
  tableOf('Outlines, marks and disabled text', 3, markPairs),
]

/** The lowest ratio of a theme, with its pair. */
export function lowest({ fronts, grounds, ratio }: PairTable, hues: Hues) {
  const all = fronts.flatMap((front) =>
    grounds.flatMap((ground) => {
      const found = ratio(hues, front, ground)
      return found === null ? [] : [{ front, ground, ratio: found }]
    }),
  )
  return all.reduce((low, each) => (each.ratio < low.ratio ? each : low))
}

/** A ratio as a designer writes it, cut so that it never promises more than there is. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}`
