import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
  /** Small line below the value. */
  note?: ReactNode
}

export interface FactsProps {
  heading?: string
  facts: readonly Fact[]
}

/** A list of labels and values. */
export function Facts({ heading, facts }: FactsProps) {
  return (
    <Surface pad="list" {...(heading && { heading })}>
      {facts.map(({ label, value, note }) => (
        <ListRow key={label} label={label} value={value} {...(note !== undefined && { valueNote: note })} />
      ))}
    </Surface>
  )
}
