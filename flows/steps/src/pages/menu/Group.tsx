import { ListRow } from '@koo/kit/ListRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { SectionError } from '@koo/page/layout'
import { hasFailed, isSessionEnd } from '@koo/page/query'
import type { MenuGroup, MenuRow } from './spec.ts'

/** The most that a count says; what is more is said by a plus. */
const MOST = 99

/** Rows on one surface; nothing when none of them is there. */
export function Group({ heading, rows, of }: MenuGroup) {
  const title = heading === undefined ? {} : { heading }
  if (of && of.query.data === undefined) {
    const { query, failedTitle, count = 2 } = of
    if (hasFailed(query) && !isSessionEnd(query.error))
      return <SectionError title={failedTitle} onRetry={() => query.refetch()} />
    return (
      <Surface pad="list" aria-busy="true" {...title}>
        {Array.from({ length: count }, (_, at) => (
          <ListRow key={at} label={<Skeleton width={at % 2 === 0 ? 120 : 160} />} />
        ))}
      </Surface>
    )
  }
  const shown = rows.filter((row) => row !== null)
  if (shown.length === 0) return null
  return (
    <Surface pad="list" {...title}>
      {shown.map(({ id, ...row }) => (
        // The rows of a reply are named by the server, which is no name for analytics.
        <Row key={id} {...row} mark={of ? undefined : eventName(id)} />
      ))}
    </Surface>
  )
}

/** `changeMobile` as the names of events are written: `change_mobile`. */
const eventName = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function Row({ mark, value, count, onOpen, ...row }: Omit<MenuRow, 'id'> & { mark: string | undefined }) {
  return (
    <ListRow
      {...row}
      data-event={mark}
      value={count ? <Count of={count} /> : value}
      {...(onOpen && { onClick: () => void onOpen() })}
    />
  )
}

const Count = ({ of }: { of: number }) => (
  <Tag tone="bad" solid>
    {of > MOST ? `${MOST}+` : of}
  </Tag>
)
