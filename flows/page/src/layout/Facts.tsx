import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
  /** Quiet line under the value. */
  note?: ReactNode
}

export interface FactsProps {
  heading?: string
  facts: readonly Fact[]
}

/** Facts of one thing, a line each. */
export function Facts({ heading, facts }: FactsProps) {
  return (
    <Surface pad="list" {...(heading && { heading })}>
      {facts.map(({ label, value, note }) => (
        <ListRow key={label} label={label} value={value} {...(note !== undefined && { valueNote: note })} />
      ))}
    </Surface>
  )
}
