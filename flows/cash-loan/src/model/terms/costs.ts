import type { CostFigures, CostTable } from '@koo/steps/cost'
import type { ReadTerms } from './useTerms.ts'

/** What the lender's terms cost in all, with its own statement where the terms have one. Other terms have another table. */
export const costsOf = (
  { terms, offer }: Pick<ReadTerms, 'terms' | 'offer'>,
  figures: CostFigures,
): CostTable | null => figures.offer(offer, { id: terms.termsNo ?? '', stated: terms.costDisclosure })
