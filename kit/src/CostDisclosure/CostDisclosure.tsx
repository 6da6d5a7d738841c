'use client'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import { CostGlance } from './CostGlance.tsx'
import { CostSections } from './CostSections.tsx'
import type { LoanCosts } from './costs.ts'
import { costDisclosureStrings } from './strings.ts'

export interface CostDisclosureProps extends Omit<
  SurfaceProps,
  'pad' | 'heading' | 'aside' | 'children' | 'title'
> {
  costs: LoanCosts
  /** Default: 综合融资成本明示表. */
  title?: string
}

/**
 * What a loan costs in all, as a card that stands on a page: the sum in yuan and the rate of a year first, then every charge. Where
 * it must be read and confirmed, use `CostDisclosureSheet`.
 */
export function CostDisclosure({ costs, title, level = 2, ...rest }: CostDisclosureProps) {
  const t = usePartStrings('costDisclosure', costDisclosureStrings)
  return (
    <Surface {...rest} heading={title ?? t.title} level={level}>
      <CostGlance costs={costs} />
      <CostSections costs={costs} level={level === 2 ? 3 : 4} />
    </Surface>
  )
}
