import { useHost } from '@koo/flow'
import { PeriodRow, type PeriodRowProps } from '@koo/kit/PeriodRow'
import type { PeriodSelectProps } from '@koo/kit/PeriodSelect'
import { chunk, useChunk } from '@koo/page'
import { useEffect, useState } from 'react'

const dropdown = chunk(() => import('@koo/kit/PeriodSelect'))

/** Whether the customer is in the grey release of the dropdown (`grayFlags` of the configuration). */
const isInRelease = (flags: unknown) =>
  typeof flags === 'object' && flags !== null && 'periodDropdown' in flags && flags.periodDropdown === true

interface PeriodsProps extends PeriodSelectProps {
  /** What only the row of cards has. */
  row: Pick<PeriodRowProps, 'hintRoom' | 'name'>
}

/**
 * The periods as a row of cards; in the grey release as a list that expands (spec 2 "Instalment plan"). Which one is settled
 * when the page opens: flags that come later would move what the customer is about to tap. The list's code is loaded for
 * those who see it only; when it does not load, they have the row.
 */
export function Periods({ row, ...props }: PeriodsProps) {
  const host = useHost()
  const [isList, setList] = useState(() => isInRelease(host.config('grayFlags')))
  const list = useChunk(dropdown)
  useEffect(() => {
    if (isList) dropdown.load().catch(() => setList(false))
  }, [isList])
  if (!isList) return <PeriodRow {...row} {...props} />
  if (list === null) return <PeriodRow {...row} {...props} options={[]} busy />
  return <list.PeriodSelect {...props} />
}
