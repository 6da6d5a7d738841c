import { merchantGetLastSixMonthsQuery } from '@koo/api-client/calls'
import { useCall } from '@koo/page/query'
import { copy } from '../copy.ts'

const { range, month: monthText, months: unnamed } = copy.kept

/** Stands for the months in the line of a guide. */
const PLACE = '{months}'

/** The months of a reply as their range; null where one of them is no month. Their order in the reply does not matter. */
export function rangeOf(months: readonly string[]): string | null {
  const read = months.map((text) => /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text))
  if (read.length === 0 || read.some((match) => match === null)) return null
  const sorted = months.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)].map((text = '') => {
    const [year = 0, month = 0] = text.split('-').map(Number)
    return monthText(year, month)
  })
  return first === undefined || last === undefined ? null : range(first, last)
}

/** The lines of a guide with the months that the server names. They are there at once: a missing reply keeps nobody waiting. */
export function useMonths(guide: readonly string[], areNamed: boolean): readonly string[] {
  const { data } = useCall(merchantGetLastSixMonthsQuery, {}, { enabled: areNamed })
  const text = (data && rangeOf(data)) ?? unnamed
  return guide.map((line) => line.replaceAll(PLACE, text))
}
