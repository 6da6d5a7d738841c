'use client'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import { CostGlance } from './CostGlance.tsx'
import { CostSections } from './CostSections.tsx'
import type { LoanCosts } from './costs.ts'
import type { CostWords } from './words.ts'

export interface CostDisclosureProps extends Omit<
  SurfaceProps,
  'pad' | 'heading' | 'aside' | 'children' | 'title'
> {
  costs: LoanCosts
  words: CostWords
}

/**
 * What a loan costs in all, as a card that stands on a page: the sum in yuan and the rate of a year first, then every charge. Where
 * it must be read and confirmed, use `CostDisclosureSheet`.
 */
export function CostDisclosure({ costs, words, level = 2, ...rest }: CostDisclosureProps) {
  return (
    <Surface {...rest} heading={words.title} level={level}>
      <CostGlance costs={costs} words={words} />
      <CostSections costs={costs} words={words} level={level === 2 ? 3 : 4} />
    </Surface>
  )
}
