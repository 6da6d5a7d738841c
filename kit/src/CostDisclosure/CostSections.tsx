import { useId, type ReactNode } from 'react'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Surface } from '../Surface/index.ts'
import { CostItems } from './CostItems.tsx'
import * as styles from './CostSections.css.ts'
import type { LoanCosts } from './costs.ts'
import { costDisclosureStrings } from './strings.ts'

interface CostSectionsProps {
  costs: LoanCosts
  /** Level of the headings. */
  level: 3 | 4
  /** Each section is a card of its own, with a line for each term. */
  apart?: boolean
}

/** Every charge with its discounts, what is charged only if something happens, and how the rate of a year is calculated. */
export function CostSections({ costs, level, apart = false }: CostSectionsProps) {
  const t = usePartStrings('costDisclosure', costDisclosureStrings)
  const { items, discounts = [], contingent = [], method, charged } = costs
  const section = { level, apart }
  return (
    <>
      <Section {...section} heading={t.items}>
        <CostItems items={items} apart={apart} />
        {discounts.length > 0 && (
          <ul className={styles.discounts} aria-label={t.discounts}>
            {discounts.map(({ name, total, until }, at) => (
              <li key={at} className={styles.discount}>
                <span className={styles.discountName}>{name}</span>
                <span className={styles.benefit}>{total}</span>
                {until && <span className={styles.until}>{until}</span>}
              </li>
            ))}
          </ul>
        )}
        {items.length + discounts.length > 1 && (
          <p className={styles.sum}>
            <span>{discounts.length > 0 ? t.afterDiscounts : t.total}</span>
            <span className={styles.sumFigure}>{charged}</span>
          </p>
        )}
        <p className={styles.nothingElse}>{costs.nothingElse ?? t.nothingElse}</p>
      </Section>
      {contingent.length > 0 && (
        <Section {...section} heading={t.contingent} note={t.contingentNote}>
          <CostItems items={contingent} apart={apart} />
        </Section>
      )}
      {method && (
        <Section {...section} heading={t.method}>
          <p className={styles.method}>{method}</p>
        </Section>
      )}
    </>
  )
}

interface SectionProps {
  level: 3 | 4
  apart: boolean
  heading: string
  note?: string
  children: ReactNode
}

function Section({ level, apart, heading, note, children }: SectionProps) {
  const id = useId()
  const Heading = level === 3 ? 'h3' : 'h4'
  const content = (
    <>
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </>
  )
  return apart ? (
    <Surface aria-labelledby={id}>{content}</Surface>
  ) : (
    <section aria-labelledby={id} className={styles.divided}>
      {content}
    </section>
  )
}
