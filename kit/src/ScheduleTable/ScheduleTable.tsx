'use client'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconChevronDown } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './ScheduleTable.css.ts'
import { repaymentPlanStrings } from '../RepaymentPlan/strings.ts'
import { scheduleTableStrings } from './strings.ts'

/** What holds once a period is paid: what has been paid by then, or what settling the loan there would cost. */
export interface PlanFact {
  label: string
  /** "¥6,449.20" */
  value: string
  /** Small, below the value. */
  note?: string
}

/** One period of a repayment plan. Texts are already formatted; the numbers only set the lengths of bars. */
export interface PlanRow {
  /** Number of the period, from 1. */
  period: number
  /** Due date as text ("1月20日"). */
  date?: string
  /** Its year as text ("2027年"), where the date is of another year: the table says it once above the periods of the year. */
  year?: string
  /** Beside the period: a Tag (已还清, 已逾期). */
  state?: ReactNode
  /** What is due, after discounts. */
  total: string
  principal: string
  /** Interest and fees together. */
  charge: string
  /** Discount of this period ("−¥12.60"). */
  discount?: string
  /** What would be due without the discount. */
  struckTotal?: string
  /** Below the picture of the plan while this period is selected; the table leaves them out. As many in every row. */
  facts?: readonly PlanFact[]
  /** Both in the same unit, for example cents. */
  bars: { principal: number; charge: number }
}

export interface ScheduleTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  rows: readonly PlanRow[]
  /** Number of rows shown while the table is collapsed. */
  preview?: number
  expanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (expanded: boolean) => void
  /** Accessible title of the table. */
  caption?: string
}

/** Every period with its date, payment and parts; only the first few until expanded. */
export function ScheduleTable(props: ScheduleTableProps) {
  const {
    rows,
    preview = 3,
    expanded,
    defaultExpanded = false,
    onExpandedChange,
    caption,
    className,
    ...rest
  } = props
  const t = usePartStrings('scheduleTable', scheduleTableStrings)
  const tableId = useId()
  const [kept, setKept] = useState(defaultExpanded)
  const open = expanded ?? kept
  const foldable = rows.length > preview
  const shown = open ? rows : rows.slice(0, preview)

  const toggle = () => {
    setKept(!open)
    onExpandedChange?.(!open)
  }

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <table id={tableId} className={styles.table} hidden={shown.length === 0}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption ?? t.caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.startCell}>
              {t.period}
            </th>
            <th scope="col" className={styles.endCell}>
              {t.due}
            </th>
          </tr>
        </thead>
        {byYear(shown).map((group, at) => (
          <tbody key={at}>
            {group[0]?.year && (
              <tr>
                <th scope="rowgroup" colSpan={2} className={styles.year}>
                  {group[0].year}
                </th>
              </tr>
            )}
            {group.map((row, place) => (
              <Row key={place} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      {foldable && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={tableId}
          onClick={toggle}
        >
          <span>{open ? t.collapse : t.expand(rows.length)}</span>
          <IconChevronDown className={open ? styles.turned : undefined} />
        </button>
      )}
    </div>
  )
}

/** The rows in groups of one year. */
function byYear(rows: readonly PlanRow[]): PlanRow[][] {
  const groups: PlanRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && group[0]?.year === row.year) group.push(row)
    else groups.push([row])
  }
  return groups
}

function Row({ row }: { row: PlanRow }) {
  const t = usePartStrings('repaymentPlan', repaymentPlanStrings)
  const { before } = usePartStrings('scheduleTable', scheduleTableStrings)
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.startCell}>
        <span className={styles.startText}>
          <span>{t.period(row.period)}</span>
          {row.state && <span className={styles.state}>{row.state}</span>}
          {row.date && <span className={styles.note}>{row.date}</span>}
        </span>
      </th>
      <td className={styles.endCell}>
        <span className={styles.total}>
          {row.struckTotal && (
            <s className={styles.struck}>
              <VisuallyHidden>{before}</VisuallyHidden>
              <span>{row.struckTotal}</span>
            </s>
          )}
          <span> </span>
          <span className={styles.figure}>{row.total}</span>
        </span>
        <span className={styles.note}>
          <span>{`${t.principal} ${row.principal}`}</span>
          <span className={styles.part}>{`${t.charge} ${row.charge}`}</span>
          {row.discount && <span className={styles.benefit}>{`${t.discount} ${row.discount}`}</span>}
        </span>
      </td>
    </tr>
  )
}
