import { Button } from '@koo/kit/Button'
import { Checkbox } from '@koo/kit/Checkbox'
import { CheckGroup, CheckRow } from '@koo/kit/CheckGroup'
import { FooterBar } from '@koo/kit/FooterBar'
import { toast } from '@koo/kit/OverlayHost'
import { useState, type ReactNode } from 'react'
import { copy } from './copy.ts'
import * as styles from './records.css.ts'
import type { Keyed, Selecting } from './spec.ts'
import { tickedKeys } from './tickedKeys.ts'

/**
 * The ticked rows, and what a tap changes of them; a row that is gone after a refresh is not ticked any more. Who ticks more than may
 * be ticked at once is told so.
 */
export function useTicked<Row, P>(
  all: readonly Keyed<Row>[],
  tickable: readonly Keyed<Row>[],
  select: Selecting<Row, P> | undefined,
) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const ticked = tickable.filter(({ key }) => keys.includes(key))
  const tick = (next: readonly string[]) => {
    const before = ticked.map(({ key }) => key)
    const { needs, most } = select ?? {}
    setKeys(tickedKeys({ needs, most }, { all, tickable, before, next }))
    if (most !== undefined && next.length > most) toast(copy.most(most))
  }
  return { ticked, tick }
}

/** Makes the rows inside the choices of one group. */
export function TickedRows(props: {
  label: string
  ticked: readonly Keyed<unknown>[]
  onTick: (keys: readonly string[]) => void
  children: ReactNode
}) {
  const { label, ticked, onTick, children } = props
  return (
    <CheckGroup label={label} labelHidden value={ticked.map(({ key }) => key)} onValueChange={onTick}>
      {children}
    </CheckGroup>
  )
}

/** A row that can be ticked; all of it is the target. */
export const TickRow = ({ value, children }: { value: string; children: ReactNode }) => (
  <CheckRow value={value} className={styles.ticked}>
    {children}
  </CheckRow>
)

interface TickedBarProps<Row, P> {
  select: Selecting<Row, P>
  rows: readonly Keyed<Row>[]
  ticked: readonly Keyed<Row>[]
  onTick: (keys: readonly string[]) => void
  page: P
}

/** How many rows are ticked, what they come to, and what can be done with them. */
export function TickedBar<Row, P>({ select, rows, ticked, onTick, page }: TickedBarProps<Row, P>) {
  const values = ticked.map(({ row }) => row)
  const count = values.length
  return (
    <FooterBar
      above={
        <div className={styles.bar}>
          <Checkbox
            all
            size="small"
            label={copy.all}
            value={count === Math.min(rows.length, select.most ?? rows.length)}
            onValueChange={(all) => onTick(all ? rows.map(({ key }) => key) : [])}
          />
          <span role="status">{copy.ticked(count)}</span>
          <span className={styles.total}>{select.total(values)}</span>
        </div>
      }
    >
      <Button
        data-event="submit_rows"
        block
        disabled={count === 0}
        onClick={() => select.onSubmit(values, page)}
      >
        {select.submitText(count)}
      </Button>
    </FooterBar>
  )
}
