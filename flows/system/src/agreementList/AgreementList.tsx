import { isText } from '@koo/api-client'
import { otherGetMultiWebConfigQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { useTrack } from '@koo/page/track'
import { recordsPage } from '@koo/steps/records'
import { useEffect } from 'react'
import { CREDIT, partsOf } from '../agreement/agreements.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** How many agreements there are: one for each slot of a partner. */
const SLOTS = 12

type SystemEvents = {
  /** There are fewer or more agreements than slots. */
  agreement_slots: { count: number }
}

const creditOf = (config: Readonly<Record<string, unknown>>) => config['creditAuthAgreement']

export default recordsPage({
  name: 'agreement_list',
  call: otherGetMultiWebConfigQuery,
  request: () => ({ keys: ['creditAuthAgreement'] }),
  rows: (config) =>
    partsOf(creditOf(config)).flatMap((part, place) => (part ? [{ ...part, part: String(place + 1) }] : [])),
  rowKey: ({ part }) => part,
  renderRow: ({ name, part }, { exit }: Props) => (
    <ListRow
      data-event="agreement"
      label={name}
      onClick={() => void exit('agreement', { key: CREDIT, part })}
    />
  ),
  head: (config) => <Head credit={creditOf(config)} />,
  empty: ({ exit }) => ({
    ...copy.empty,
    drawing: <DrawingDocument />,
    action: (
      <Button data-event="agreements_back" onClick={() => exit('back')}>
        {copy.back}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})

// agreement.2, agreement.10
/** The version of the agreements. A count that is not that of the slots is reported: no agreement may be missing unseen. */
function Head({ credit }: { credit: unknown }) {
  const count = partsOf(credit).filter((part) => part !== null).length
  const { version } = (credit ?? {}) as Readonly<Record<string, unknown>>
  const track = useTrack<SystemEvents>()
  useEffect(() => {
    if (count !== SLOTS) track('agreement_slots', { count })
  }, [count, track])
  return count > 0 && isText(version) && version !== '' ? <Notice>{copy.head(version)}</Notice> : null
}
