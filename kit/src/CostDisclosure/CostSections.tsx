import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Surface } from '../Surface/index.ts'
import { CostItems } from './CostItems.tsx'
import * as items from './CostItems.css.ts'
import * as styles from './CostSections.css.ts'
import type { CostDiscount, LoanCosts } from './costs.ts'
import type { CostWords } from './words.ts'

interface CostSectionsProps {
  costs: LoanCosts
  words: CostWords
  /** Level of the headings. */
  level: 3 | 4
  /** Each section is a card of its own, with a line for each term. */
  apart?: boolean
}

/** Every charge with its discounts, what is charged only if something happens, and how the rate of a year is calculated. */
export function CostSections({ costs, words, level, apart = false }: CostSectionsProps) {
  const { discounts = [], contingent = [], method, charged } = costs
  const section = { level, apart }
  return (
    <>
      {costs.items.length > 0 && (
        <Section {...section} heading={words.items}>
          <CostItems items={costs.items} words={words} apart={apart} />
          {discounts.length > 0 && <Discounts discounts={discounts} name={words.discounts} />}
          {costs.items.length + discounts.length > 1 && (
            <p className={cx(items.row, styles.sum)}>
              <span className={items.name}>{discounts.length > 0 ? words.afterDiscounts : words.total}</span>
              <span className={items.total}>{charged}</span>
            </p>
          )}
        </Section>
      )}
      {contingent.length > 0 && (
        <Section {...section} heading={words.contingent} note={words.contingentNote}>
          <CostItems items={contingent} words={words} apart={apart} />
        </Section>
      )}
      <Section {...section}>
        <p className={styles.nothingElse}>{words.nothingElse}</p>
        {method && (
          <dl className={styles.method}>
            <dt className={styles.methodName}>{words.method}</dt>
            <dd>{method}</dd>
          </dl>
        )}
      </Section>
    </>
  )
}

function Discounts({ discounts, name: label }: { discounts: readonly CostDiscount[]; name: string }) {
  return (
    <ul className={styles.discounts} aria-label={label}>
      {discounts.map(({ name, total, until }, at) => (
        <li key={at} className={items.entry}>
          <div className={items.row}>
            <span className={items.name}>{name}</span>
            <span className={items.benefit}>{total}</span>
          </div>
          {until && <p className={items.small}>{until}</p>}
        </li>
      ))}
    </ul>
  )
}

interface SectionProps {
  level: 3 | 4
  apart: boolean
  heading?: string
  note?: string
  children: ReactNode
}

function Section({ level, apart, heading, note, children }: SectionProps) {
  const id = useId()
  const Heading = level === 3 ? 'h3' : 'h4'
  const content = (
    <>
      {heading && (
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </>
  )
  const labelledBy = heading ? id : undefined
  return apart ? (
    <Surface aria-labelledby={labelledBy}>{content}</Surface>
  ) : (
    <section aria-labelledby={labelledBy} className={styles.divided}>
      {content}
    </section>
  )
}
