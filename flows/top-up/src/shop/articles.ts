import type { TopUpSku } from '@koo/api-client/types'
import { money, statedCents } from '@koo/pricing'

/** An article as the shop shows it. */
export interface Article {
  readonly id: string
  readonly name: string
  /** What it costs, in yuan. */
  readonly price: string
  /** What it is worth, when that is more than it costs. */
  readonly face: string | null
  readonly isOff: boolean
}

/** The articles of a reply in its order. One whose price cannot be read, or that comes a second time, is left out. */
export function articlesOf(skus: readonly TopUpSku[]): Article[] {
  const seen = new Set<string>()
  return skus.flatMap(({ skuId, name, price, faceValue, enabled }) => {
    const cents = statedCents(price)
    if (cents === null || seen.has(skuId)) return []
    seen.add(skuId)
    const worth = statedCents(faceValue)
    return {
      id: skuId,
      name: name.trim() || skuId,
      price: money(cents),
      face: worth === null || worth <= cents ? null : money(worth),
      isOff: enabled === false,
    }
  })
}
