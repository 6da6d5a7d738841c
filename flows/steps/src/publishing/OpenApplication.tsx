import { useHost } from '@koo/flow'
import { PublishingState, type PublishingFact } from '@koo/kit/PublishingState'
import { momentText, useClock, useOpenUrl } from '@koo/page'
import type { PublishingCopy } from './copy.ts'
import type { Application } from './machine.ts'
import type { Publisher } from './publisher.ts'
import { usePublisherState } from './usePublisher.ts'

export interface OpenApplicationProps<Request> {
  publisher: Publisher<Request>
  copy: PublishingCopy
}

/** The full page while an application is being sent or its outcome is not known. */
export function OpenApplication<Request>({ publisher, copy }: OpenApplicationProps<Request>) {
  const host = useHost()
  const open = useOpenUrl()
  const { state, isReconciling } = usePublisherState(publisher)
  const now = useClock().now()
  const contact = host.linkUrl('customer-service')
  const help = contact !== null && {
    secondary: copy.contact,
    onSecondary: () => void open(contact),
  }
  switch (state.name) {
    case 'sending':
      return <PublishingState state="submitting" />
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
          money={copy.unresolved.money}
          facts={factsOf(state.application, now, copy)}
          action={copy.unresolved.action}
          onAction={publisher.refresh}
          {...help}
        />
      )
    case 'notFound':
      return <PublishingState state="notSubmitted" action={copy.notFound.action} onAction={publisher.retry} />
    default:
      return <PublishingState state="confirming" {...copy.confirming} />
  }
}

function factsOf({ serial, sentAt }: Application, now: number, copy: PublishingCopy): PublishingFact[] {
  return [
    ...(sentAt === null ? [] : [{ label: copy.submittedAt, value: momentText(sentAt, now) }]),
    { label: copy.serial, value: serial },
  ]
}
