import type { Reservation } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { LeadOn, QueryBoundary } from '@koo/page/layout'
import { readableText } from '@koo/pricing'
import { IntroPage } from '@koo/steps/precheck'
import { copy } from './copy.ts'
import { isRunning } from './state.ts'
import type { IntroProps } from './step.ts'
import { useBooking } from './useBooking.ts'

const text = copy.intro

/** What the booking takes. A running one is shown instead. */
export default function PreOrder({ exit }: IntroProps) {
  return (
    <QueryBoundary query={useBooking()} skeleton="detail" failedTitle={text.failed}>
      {(known) =>
        isRunning(known) ? (
          <LeadOn kind="detail" to={() => exit('result')} />
        ) : (
          <Intro last={known} onStart={() => exit('start')} />
        )
      }
    </QueryBoundary>
  )
}

interface IntroPartProps {
  /** The last booking, which is over. */
  last: Reservation | null
  onStart: () => unknown
}

function Intro({ last, onStart }: IntroPartProps) {
  return (
    <IntroPage
      head={
        last?.statusText ? (
          <Notice heading={text.before}>{readableText(last.statusText)}</Notice>
        ) : (
          <Notice>{text.note}</Notice>
        )
      }
      heading={text.heading}
      points={text.points}
      actions={
        <Button data-event="start_booking" block onClick={onStart}>
          {text.start}
        </Button>
      }
    />
  )
}
