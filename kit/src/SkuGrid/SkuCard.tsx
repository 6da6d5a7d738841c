import { use, type ReactNode } from 'react'
import { CornerMark } from '../CornerMark/index.ts'
import { RadioContext } from '../RadioGroup/context.ts'
import * as styles from './SkuGrid.css.ts'

export interface SkuOption {
  value: string
  /** What is bought: 50元, 季卡. */
  title: ReactNode
  /** What it costs, as it is shown: ¥49.90. */
  price?: ReactNode
  /** The price before a reduction, struck through. */
  original?: ReactNode
  note?: ReactNode
  /** Corner mark such as 推荐. */
  mark?: string
  /** Why it cannot be chosen: 缺货. Shown in place of the price. */
  reason?: ReactNode
}

/** One article: a radio button drawn as a card. */
export function SkuCard({ value, title, price, original, note, mark, reason }: SkuOption) {
  const group = use(RadioContext)
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name={group?.name}
        value={value}
        checked={group?.value === value}
        disabled={group?.disabled || reason != null}
        onChange={() => group?.choose(value)}
        className={styles.radio}
      />
      <span className={group?.isInvalid ? styles.faceInvalid : styles.face}>
        <span className={styles.title}>{title}</span>
        {reason == null ? (
          <span className={styles.prices}>
            {price && <span className={styles.price}>{price}</span>}
            {original && <s className={styles.original}>{original}</s>}
          </span>
        ) : (
          <span className={styles.reason}>{reason}</span>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {mark && <CornerMark>{mark}</CornerMark>}
    </label>
  )
}
