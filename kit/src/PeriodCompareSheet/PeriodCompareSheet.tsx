'use client'
import type { CSSProperties } from 'react'
import { IconCheck } from '../Icon/index.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Surface } from '../Surface/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './PeriodCompareSheet.css.ts'

/** One number of periods beside the others. Texts are already formatted. */
export interface ComparedOption {
  /** Number of periods. */
  period: number
  /** "12期" */
  label: string
  /** What is paid in all ("共还 ¥12,898.64"), or that it is not known. */
  total: string
  /** "每期 ¥1,074.89", "息费 ¥898.64", "年利率（单利）13.66%" */
  details?: readonly string[]
  /** What distinguishes it: 息费最低. */
  marks?: readonly string[]
  /** Both in the same unit, for example cents. Without them there is no bar. */
  bars?: { principal: number; charge: number }
}

export interface PeriodCompareSheetProps extends Omit<SheetProps, 'children'> {
  options: readonly ComparedOption[]
  /** Selected number of periods. */
  value?: number
  /** Called with the tapped period; then `onOpenChange(false)` is called. */
  onChoose: (period: number) => void
  /** What the two pieces of a bar are: 本金, 息费. */
  legend: readonly [principal: string, charge: string]
}

/** All periods of a loan in one picture, to select one: what each costs in all, in bars of one scale. */
export function PeriodCompareSheet(props: PeriodCompareSheetProps) {
  const { options, value, onChoose, legend, ...rest } = props
  const most = Math.max(...options.map(({ bars }) => (bars ? bars.principal + bars.charge : 0)), 1)
  const [principal, charge] = legend

  const choose = (period: number) => {
    onChoose(period)
    rest.onOpenChange(false)
  }

  return (
    <Sheet {...rest}>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.key}>
          <i className={styles.principalKey} />
          <span>{principal}</span>
        </span>
        <span className={styles.key}>
          <i className={styles.chargeKey} />
          <span>{charge}</span>
        </span>
      </p>
      <Surface pad="list">
        <ul>
          {options.map((option) => (
            <li key={option.period} className={styles.item}>
              <Row option={option} most={most} isChosen={option.period === value} onChoose={choose} />
            </li>
          ))}
        </ul>
      </Surface>
    </Sheet>
  )
}

interface RowProps {
  option: ComparedOption
  /** What the dearest one costs in all. */
  most: number
  isChosen: boolean
  onChoose: (period: number) => void
}

function Row({ option, most, isChosen, onChoose }: RowProps) {
  const { period, label, total, details = [], marks = [], bars } = option
  return (
    <button
      type="button"
      className={isChosen ? styles.chosen : styles.row}
      aria-pressed={isChosen}
      onClick={() => onChoose(period)}
    >
      <span className={styles.head}>
        <span className={styles.name}>
          <span className={styles.label}>{label}</span>
          {isChosen && <IconCheck className={styles.check} />}
          {marks.map((mark) => (
            <Tag key={mark} tone="brand" className={styles.mark}>
              {mark}
            </Tag>
          ))}
        </span>
        <span className={styles.total}>{total}</span>
      </span>
      {bars && (
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.principal} style={widthOf(bars.principal / most)} />
          {bars.charge > 0 && <span className={styles.charge} style={widthOf(bars.charge / most)} />}
        </span>
      )}
      {details.length > 0 && (
        <span className={styles.details}>
          {details.map((detail) => (
            <span key={detail} className={styles.detail}>
              {detail}
            </span>
          ))}
        </span>
      )}
    </button>
  )
}

const widthOf = (share: number): CSSProperties => ({ width: `${Math.round(share * 1e4) / 100}%` })
