import { use } from 'react'
import { IconCheck } from '../Icon/index.ts'
import { RadioContext } from '../RadioGroup/context.ts'
import * as styles from './IncomePicker.css.ts'

export interface IncomeRange {
  /** Code of the contract, 1 to 6. */
  value: string
  label: string
}

/** One range: a radio button drawn as a tile. */
export function IncomeOption({ value, label }: IncomeRange) {
  const group = use(RadioContext)
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name={group?.name}
        value={value}
        checked={group?.value === value}
        disabled={group?.disabled}
        onChange={() => group?.choose(value)}
        className={styles.radio}
      />
      <span className={group?.isInvalid ? styles.faceInvalid : styles.face}>{label}</span>
      <span className={styles.check}>
        <IconCheck />
      </span>
    </label>
  )
}
