import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { calculateSchedule } from '@koo/pricing'
import type { ReactNode } from 'react'
import { asPrinted, byMethods, calculated } from '../../../pricing/test/authorities/figures.ts'
import { METHODS, NOT_EXPRESSED, RATES, SCHEDULE } from '../../../pricing/test/authorities/tables.ts'

/** A printed percent beside the rate that the package calculates now. */
interface Compared {
  name: string
  says: string
  printed: string
  rate: number | null
}

const isEqual = ({ rate, printed }: Compared) => asPrinted(rate, printed) === printed

/** The figures that authorities print, each beside the one that `@koo/pricing` calculates (semantics 4, 13). */
export function PrintedTables() {
  const methods = METHODS.flatMap((entry) => {
    const rates = byMethods(entry)
    return [
      { name: 'One internal rate', says: entry.says, printed: entry.irr, rate: rates?.irr ?? null },
      { name: 'Sum of the own rates', says: entry.says, printed: entry.sum, rate: rates?.sum ?? null },
    ]
  })
  return (
    <>
      {RATES.map(({ title, rule, rates }) => (
        <Rates
          key={title}
          title={title}
          rule={rule}
          of={rates.map((entry) => ({
            name: entry.source,
            says: entry.says,
            printed: entry.printed,
            rate: calculated(entry),
          }))}
        />
      ))}
      <Rates
        title="The two methods of an annualised cost"
        rule="One rate of all payments, or the sum of the own rates of the charges."
        of={methods}
      />
      <PrintedSchedule />
      <Surface heading="Not expressed">
        {NOT_EXPRESSED.map(({ what, why }) => (
          <div key={what} style={{ marginTop: 12 }}>
            <div>{what}</div>
            <div style={SMALL}>{why}</div>
          </div>
        ))}
      </Surface>
    </>
  )
}

function Rates({ title, rule, of: entries }: { title: string; rule: string; of: readonly Compared[] }) {
  return (
    <Table title={title} rule={rule} equal={entries.filter(isEqual).length} of={entries.length}>
      {entries.map((entry) => (
        <Row
          key={entry.name + entry.says}
          name={entry.name}
          says={entry.says}
          printed={`${entry.printed}%`}
          own={entry.rate === null ? 'no rate' : `${(entry.rate * 100).toFixed(6)}%`}
          isEqual={isEqual(entry)}
        />
      ))}
    </Table>
  )
}

function PrintedSchedule() {
  const rows = calculateSchedule(SCHEDULE.input)?.list ?? []
  const { principal, interest, due } = SCHEDULE.printed
  const compared = due.map((total, k) => {
    const row = rows[k]
    const printed = `${principal[k]} + ${interest[k]} = ${total}`
    return { printed, own: row ? `${row.capital} + ${row.interest} = ${row.total}` : 'no row' }
  })
  const equal = compared.filter(({ printed, own }) => printed === own).length
  return (
    <Table title={SCHEDULE.source} rule={SCHEDULE.says} equal={equal} of={compared.length}>
      {compared.map(({ printed, own }, k) => (
        <Row key={k} name={`Month ${k + 1}`} printed={printed} own={own} isEqual={printed === own} />
      ))}
    </Table>
  )
}

function Table(props: { title: string; rule: string; equal: number; of: number; children: ReactNode }) {
  const { title, rule, equal, of: all, children } = props
  return (
    <Surface heading={title} aside={`${equal} of ${all} equal`}>
      <p style={SMALL}>{rule}</p>
      {children}
    </Surface>
  )
}

const SMALL = { fontSize: 13, lineHeight: '20px', opacity: 0.75 } as const
const FIGURE = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  marginTop: 12,
  paddingTop: 12,
  borderTop: '1px solid color-mix(in srgb, currentColor 12%, transparent)',
} as const

interface RowProps {
  name: string
  says?: string
  printed: string
  own: string
  isEqual: boolean
}

/** The printed figure, and below it the calculated one; a mark says that their digits differ. */
const Row = ({ name, says, printed, own, isEqual: isRight }: RowProps) => (
  <div style={ROW}>
    <div>
      <div>{name}</div>
      <div style={SMALL}>{says}</div>
    </div>
    <div style={FIGURE}>
      <div>{isRight ? printed : <Tag tone="warn">{printed}</Tag>}</div>
      <div style={SMALL}>{own}</div>
    </div>
  </div>
)
