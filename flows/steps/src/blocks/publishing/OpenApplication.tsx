import { useAddress } from '@koo/flow'
import { PublishingState, type PublishingFact } from '@koo/kit/PublishingState'
import { SerialNumber } from '@koo/kit/SerialNumber'
import { copyText, useOpenUrl } from '@koo/page'
import { momentText, useClock } from '@koo/page/time'
import type { PublishingCopy } from './copy.ts'
import type { Application } from './machine.ts'
import type { Publisher } from './publisherTypes.ts'
import { usePublisherState } from './usePublisher.ts'

export interface OpenApplicationProps<Request> {
  publisher: Publisher<Request>
  copy: PublishingCopy
  /** Called when the customer goes on after an application without a loan. */
  onAgain?: (() => unknown) | undefined
}

/** Full page while an application is being sent or its outcome is unknown. */
export function OpenApplication<Request>({ publisher, copy, onAgain }: OpenApplicationProps<Request>) {
  const address = useAddress()
  const open = useOpenUrl()
  const { state, isReconciling } = usePublisherState(publisher)
  const now = useClock().now()
  const again = (settle: () => void) => () => {
    settle()
    return onAgain?.()
  }
  const contact = address.linkUrl('customer-service')
  const help = contact !== null && {
    secondary: copy.contact,
    onSecondary: () => void open(contact),
  }
  switch (state.name) {
    case 'sending':
      return <PublishingState state="submitting" {...copy.sending} />
    case 'unknown':
      return isReconciling ? (
        <PublishingState
          state="confirming"
          {...copy.confirming}
          facts={factsOf(state.application, now, copy)}
          {...help}
        />
      ) : (
        <PublishingState
          state="unresolved"
          {...copy.unresolved}
          facts={factsOf(state.application, now, copy)}
          onAction={publisher.refresh}
          {...help}
        />
      )
    case 'notFound':
      // The first request may still arrive: the text promises nothing, and a retry has the same serial number.
      return (
        <PublishingState
          state="unresolved"
          {...copy.notFound}
          facts={factsOf(state.application, now, copy)}
          onAction={again(publisher.retry)}
          {...help}
        />
      )
    case 'closed':
      return <PublishingState state="notSubmitted" {...copy.closed} onAction={again(publisher.dismiss)} />
    default:
      return <PublishingState state="confirming" {...copy.confirming} />
  }
}

export interface EntryCheckProps {
  copy: PublishingCopy
  hasFailed: boolean
  onRetry(): unknown
}

/** Full page while the server is asked for open applications, when storage keeps nothing. */
export function EntryCheck({ copy, hasFailed, onRetry }: EntryCheckProps) {
  return hasFailed ? (
    <PublishingState state="unresolved" {...copy.unreachable} onAction={onRetry} />
  ) : (
    <PublishingState state="confirming" {...copy.entry} />
  )
}

function factsOf({ serial, sentAt }: Application, now: number, copy: PublishingCopy): PublishingFact[] {
  return [
    ...(sentAt === null ? [] : [{ label: copy.submittedAt, value: momentText(sentAt, now) }]),
    {
      label: copy.serial,
      value: (
        <SerialNumber value={serial} copyLabel={copy.copySerial} onCopy={(whole) => void copyText(whole)} />
      ),
    },
  ]
}
