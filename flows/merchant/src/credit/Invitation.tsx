import { Button } from '@koo/kit/Button'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { FooterActions } from '@koo/page/layout'
import { Guide } from '@koo/steps/precheck'
import { useState } from 'react'
import { STATUS, statusOf } from '../order/statuses.ts'
import { boundsOf } from './bounds.ts'
import { copy } from './copy.ts'
import { PreAudit } from './PreAudit.tsx'
import type { PartProps } from './useStart.ts'

const texts = copy.invitation

/** What an application wants, and the check that comes before it. */
export function Invitation({ order, start, exit }: PartProps) {
  const [isAsked, setAsked] = useState(false)
  const decide = async () => {
    const failure = await start.refresh()
    // Where the decision has changed nothing, the customer may ask again.
    if (!failure) setAsked(false)
    return failure
  }
  if (isAsked) return <PreAudit onDecided={decide} />
  const bounds = boundsOf(order)
  return (
    <Page
      footer={
        <FooterActions>
          <Button data-event="pre_audit" block onClick={() => setAsked(true)}>
            {statusOf(order) === 'null' ? texts.start : texts.again}
          </Button>
        </FooterActions>
      }
    >
      {statusOf(order) === STATUS.draft && <Notice tone="warn">{order.reason}</Notice>}
      <Surface heading={texts.title} {...(bounds && { aside: texts.range(...bounds.texts) })}>
        <Guide steps={texts.steps} />
      </Surface>
      <Surface pad="list">
        <ListRow
          data-event="booking"
          label={texts.booking.label}
          note={texts.booking.note}
          onClick={() => void exit('booking')}
        />
      </Surface>
    </Page>
  )
}
