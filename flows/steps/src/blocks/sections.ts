import type { Fact } from '@koo/page/layout'
import type { ReactNode } from 'react'

/** Facts about one thing. One whose value is null, undefined or a blank text is missing, and left out. */
export interface RecordSection {
  readonly heading?: string
  readonly facts: readonly Fact[]
}

const isPresent = (value: ReactNode) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined

/** The sections without what is missing. */
export const present = (sections: readonly RecordSection[]): RecordSection[] =>
  sections
    .map((section) => ({ ...section, facts: section.facts.filter(({ value }) => isPresent(value)) }))
    .filter(({ facts }) => facts.length > 0)
