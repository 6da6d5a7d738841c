'use client'
import type { ReactNode } from 'react'
import { FactList, type Fact } from '../facts/FactList.tsx'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import * as styles from './CommitmentText.css.ts'

export interface CommitmentTextProps extends Omit<SurfaceProps, 'pad' | 'heading' | 'aside' | 'children'> {
  heading: ReactNode
  /** Who gives the commitment: name, masked ID number and phone. */
  person: readonly Fact[]
  /** The loan that it is about. */
  loan: readonly Fact[]
  /** What is committed to, one paragraph each. */
  terms: readonly ReactNode[]
}

/** A commitment before a loan: who gives it, for which loan, and its terms. */
export function CommitmentText({ heading, person, loan, terms, className, ...rest }: CommitmentTextProps) {
  return (
    <Surface {...rest} heading={heading} className={className}>
      <FactList facts={person} className={styles.facts} />
      <FactList facts={loan} className={styles.facts} />
      <ol className={styles.terms}>
        {terms.map((term, at) => (
          <li key={at} className={styles.term}>
            {term}
          </li>
        ))}
      </ol>
    </Surface>
  )
}
