'use client'
import { useId, useState, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { ScheduleTable, type PlanRow } from '../ScheduleTable/index.ts'
import { PlanBars } from './PlanBars.tsx'
import * as styles from './RepaymentPlan.css.ts'
import { repaymentPlanStrings } from './strings.ts'

export interface RepaymentPlanProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Total to pay ("¥13,049.28"). */
  total: string
  /** Label of the total. */
  totalLabel?: string
  /** Level of the heading. */
  level?: 2 | 3
  /** Beside the total ("12期 · 每期 ¥1,087.44"). */
  summary?: string
  rows: readonly PlanRow[]
  /** Shows the expandable table under the bars. */
  table?: boolean
  /** Whether the table starts expanded. */
  defaultExpanded?: boolean
}

/**
 * The repayment plan as a picture: the total, one bar of principal and charge per period, and the figures of the
 * selected period. The table has the same data.
 */
export function RepaymentPlan(props: RepaymentPlanProps) {
  const {
    total,
    totalLabel,
    level = 3,
    summary,
    rows,
    table = true,
    defaultExpanded,
    className,
    ...rest
  } = props
  const t = usePartStrings('repaymentPlan', repaymentPlanStrings)
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const [read, setRead] = useState<number | null>(null)
  const index = Math.min(read ?? 0, rows.length - 1)
  const row = rows[index]

  return (
    <section aria-labelledby={titleId} {...rest} className={cx(styles.root, className)}>
      <Heading id={titleId} className={styles.title}>
        {totalLabel ?? t.title}
      </Heading>
      <div className={styles.sum}>
        <span className={styles.total}>{total}</span>
        {summary && <span className={styles.summary}>{summary}</span>}
      </div>
      {row && (
        <>
          <PlanBars rows={rows} index={index} touched={read !== null} onIndex={setRead} />
          <Reading row={row} />
        </>
      )}
      {table && rows.length > 1 && (
        <ScheduleTable className={styles.table} rows={rows} preview={0} defaultExpanded={defaultExpanded} />
      )}
    </section>
  )
}

/** The figures of the selected period; they are also the legend of the bars. */
function Reading({ row }: { row: PlanRow }) {
  const t = usePartStrings('repaymentPlan', repaymentPlanStrings)
  return (
    <div className={styles.reading} aria-hidden="true">
      <div className={styles.readingHead}>
        <span>
          <span>{t.period(row.period)}</span>
          {row.state && <span className={styles.date}>{row.state}</span>}
          {row.date && <span className={styles.date}>{`${row.year ?? ''}${row.date}`}</span>}
        </span>
        <span>
          <span>{`${t.due} `}</span>
          <b className={styles.due}>{row.total}</b>
        </span>
      </div>
      <div className={styles.legend}>
        <span className={styles.key}>
          <i className={styles.principalKey} />
          <span>{`${t.principal} ${row.principal}`}</span>
        </span>
        <span className={styles.key}>
          <i className={styles.chargeKey} />
          <span>{`${t.charge} ${row.charge}`}</span>
        </span>
        {row.discount && <span className={styles.benefitKey}>{`${t.discount} ${row.discount}`}</span>}
      </div>
      {row.facts && row.facts.length > 0 && (
        <dl className={styles.facts}>
          {row.facts.map(({ label, value, note }, at) => (
            <div key={at} className={styles.fact}>
              <dt>{label}</dt>
              <dd className={styles.factValue}>
                <span>{value}</span>
                {note && <span className={styles.factNote}>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
