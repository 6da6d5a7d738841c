import * as styles from './CostItems.css.ts'
import type { CostItem } from './costs.ts'
import type { CostWords } from './words.ts'

interface CostItemsProps {
  items: readonly CostItem[]
  words: CostWords
  /** How and by what it is taken are lines of their own, with their names. */
  apart: boolean
}

/** Charges one below the other: name and sum, who takes it and the rate of a year, then how it is taken. */
export function CostItems({ items, words, apart }: CostItemsProps) {
  return (
    <ul>
      {items.map((item, at) => (
        <li key={at} className={styles.item}>
          <Item item={item} words={words} apart={apart} />
        </li>
      ))}
    </ul>
  )
}

function Item({ item, words, apart }: Omit<CostItemsProps, 'items'> & { item: CostItem }) {
  const { name, chargedBy, taken, standard, total, annualRate } = item
  const terms = [
    { label: words.taken, text: taken },
    { label: words.standard, text: standard },
  ].filter((term) => term.text)
  return (
    <>
      <div className={styles.row}>
        <span className={styles.name}>{name}</span>
        {total && <span className={styles.total}>{total}</span>}
      </div>
      {(chargedBy || annualRate) && (
        <div className={styles.row}>
          {chargedBy && <span className={styles.chargedBy}>{words.chargedBy(chargedBy)}</span>}
          {annualRate && <span className={styles.rate}>{words.annual(annualRate)}</span>}
        </div>
      )}
      {apart && terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.map(({ label, text }) => (
            <div key={label} className={styles.term}>
              <dt className={styles.termLabel}>{label}</dt>
              <dd className={styles.termText}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {!apart && terms.length > 0 && (
        <p className={styles.small}>{terms.map(({ text }) => text).join(' · ')}</p>
      )}
    </>
  )
}
