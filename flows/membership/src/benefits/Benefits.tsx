import { memberQueryBenefitsQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingTicket } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { recordsPage } from '@koo/steps/records'
import { BenefitRow } from './BenefitRow.tsx'
import { copy } from './copy.ts'
import { benefitRows, lockedOf } from './rows.ts'
import type { Props } from './step.ts'

export default recordsPage({
  name: 'benefits',
  call: memberQueryBenefitsQuery,
  request: () => ({}),
  rows: benefitRows,
  rowKey: ({ id }) => id,
  rowHeight: 72,
  renderRow: (benefit) => <BenefitRow benefit={benefit} />,
  head: (benefits) => {
    const locked = lockedOf(benefits)
    return locked !== 'none' && <Notice>{copy.locked[locked]}</Notice>
  },
  footer: (benefits, { exit }: Props) => {
    const locked = lockedOf(benefits)
    if (locked === 'none') return null
    const way = locked === 'all' ? 'open' : 'upgrade'
    return (
      <Button data-event={way} block onClick={() => exit(way)}>
        {copy[way]}
      </Button>
    )
  },
  empty: () => ({ ...copy.empty, drawing: <DrawingTicket /> }),
  failedTitle: copy.failed,
})
