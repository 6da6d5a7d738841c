import type { Reservation } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { Surface } from '@koo/kit/Surface'
import { Timeline, type TimelineStep } from '@koo/kit/Timeline'
import { LeadOn, QueryBoundary, ResultPage, type Fact, type ResultPageProps } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { momentText } from '@koo/page/time'
import { readableText } from '@koo/pricing'
import { copy } from './copy.ts'
import { stateOf, type BookingState } from './state.ts'
import type { ResultProps } from './step.ts'
import { useBooking } from './useBooking.ts'
import { readVisitTime } from './visitTime.ts'

const text = copy.result

const TONES: Readonly<Record<BookingState, ResultPageProps['tone']>> = {
  received: 'wait',
  confirmed: 'ok',
  visited: 'ok',
  declined: 'quiet',
  unknown: 'wait',
}

/** What has become of the booking, by its status alone; without one the introduction. */
export default function PreOrderResult({ exit }: ResultProps) {
  const booking = useBooking()
  return (
    <QueryBoundary query={booking} skeleton="result" failedTitle={text.failed}>
      {(known) =>
        known === null ? (
          <LeadOn to={() => exit('again')} />
        ) : (
          <Result booking={known} exit={exit} onRefresh={() => booking.refetch()} />
        )
      }
    </QueryBoundary>
  )
}

interface BookingProps extends Pick<ResultProps, 'exit'> {
  booking: Reservation
  onRefresh: () => unknown
}

function Result({ booking, exit, onRefresh }: BookingProps) {
  const now = useGateway().serverNow()
  const state = stateOf(booking)
  const own = text.states[state]
  const isOpen = state === 'received' || state === 'confirmed' || state === 'unknown'
  const again = (
    <Button
      data-event="book_again"
      block
      kind={state === 'declined' ? 'primary' : 'text'}
      onClick={() => exit('again')}
    >
      {text.again}
    </Button>
  )
  return (
    <ResultPage
      tone={TONES[state]}
      drawing={<DrawingCalendar />}
      title={own.title}
      text={readableText(booking.statusText || own.text)}
      money={text.note}
      facts={factsOf(booking, now)}
      actions={
        <>
          {state === 'declined' && again}
          <Button block kind={state === 'declined' ? 'text' : 'primary'} onClick={() => exit('home')}>
            {text.home}
          </Button>
          {isOpen && (
            <Button data-event="refresh_booking" block kind="text" onClick={onRefresh}>
              {text.refresh}
            </Button>
          )}
          {state === 'visited' && again}
        </>
      }
    >
      {state in REACHED && (
        <Surface>
          <Timeline steps={stepsOf(state)} />
        </Surface>
      )}
    </ResultPage>
  )
}

/** Number and time of the visit, as far as they are known; a time that is only words stays as it is. */
function factsOf({ reservationNo, visitTime }: Reservation, now: number): Fact[] {
  const time = readVisitTime(visitTime)
  const visit = time === null ? visitTime : momentText(time, now)
  return [
    ...(reservationNo ? [{ label: text.reservationNo, value: reservationNo }] : []),
    ...(visit ? [{ label: text.visitTime, value: visit }] : []),
  ]
}

/** How many of the steps are done. A booking that was declined has no steps. */
const REACHED: Readonly<Partial<Record<BookingState, number>>> = { received: 1, confirmed: 2, visited: 3 }

function stepsOf(state: BookingState): TimelineStep[] {
  const reached = REACHED[state] ?? 0
  return Object.entries(text.steps).map(([id, title], place) => ({
    id,
    title,
    state: place < reached ? 'done' : place === reached ? 'active' : 'pending',
  }))
}
