import { Amount } from '@koo/kit/Amount'
import { ListRow } from '@koo/kit/ListRow'
import type { Change } from './changes.ts'
import { copy } from './copy.ts'

const looks = { raise: { sign: '+', tone: 'brand' }, cut: { sign: '−' }, other: {} } as const

/** One change of the limit: what it was, when, by how much, and what the limit was then. */
export function ChangeRow({ change: { title, moment, kind, amount, after } }: { change: Change }) {
  return (
    <ListRow
      label={title}
      note={moment}
      value={<Amount unit="¥" value={amount} {...looks[kind]} />}
      {...(after !== null && { valueNote: copy.after(after) })}
    />
  )
}
