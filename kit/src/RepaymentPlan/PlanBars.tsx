import type { CSSProperties } from 'react'
import { usePartStrings } from '../locale/usePartStrings.ts'
import type { PlanRow } from '../ScheduleTable/index.ts'
import { barsOf } from './bars.ts'
import * as styles from './RepaymentPlan.css.ts'
import { repaymentPlanStrings } from './strings.ts'
import { useScrub } from './useScrub.ts'

interface PlanBarsProps {
  rows: readonly PlanRow[]
  /** Index of the selected period. */
  index: number
  /** The user has touched the bars: all but the selected one become paler. */
  touched: boolean
  onIndex: (index: number) => void
}

/**
 * The bars, with a handle below them and an invisible slider over both for touch, keyboard and screen readers. The thumb is
 * as wide as one bar, so the value is always the bar under the finger.
 */
export function PlanBars({ rows, index, touched, onIndex }: PlanBarsProps) {
  const t = usePartStrings('repaymentPlan', repaymentPlanStrings)
  const scrub = useScrub(rows.length, onIndex)
  const row = rows[index]
  const spoken = row && [
    t.period(row.period),
    row.date && `${row.year ?? ''}${row.date}`,
    `${t.due} ${row.total}`,
    `${t.principal} ${row.principal}`,
    `${t.charge} ${row.charge}`,
    ...(row.facts ?? []).flatMap(({ label, value, note }) => [`${label} ${value}`, note]),
  ]
  const isOne = rows.length < 2
  const places = { '--koo-plan-bars': rows.length, '--koo-plan-at': index } as CSSProperties
  return (
    <div className={styles.drawing} style={places}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t.scrub}
        aria-valuetext={spoken?.filter(Boolean).join('，')}
        min={0}
        max={rows.length - 1}
        value={index}
        disabled={isOne}
        {...scrub}
      />
      <div className={styles.frame}>
        <svg className={styles.svg} aria-hidden="true" focusable="false">
          {barsOf(rows).map((bar, at) => (
            <g key={bar.x} className={touched && at !== index ? styles.faintBar : styles.bar}>
              <rect
                x={bar.x}
                width={bar.width}
                y={bar.chargeY}
                height={bar.chargeHeight}
                rx="2"
                className={styles.charge}
              />
              <rect
                x={bar.x}
                width={bar.width}
                y={bar.principalY}
                height={bar.principalHeight}
                rx="2"
                className={styles.principal}
              />
            </g>
          ))}
        </svg>
        {!isOne && (
          <div className={styles.rail}>
            <span className={styles.place}>
              <span className={styles.handle} />
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
