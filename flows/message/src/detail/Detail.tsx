import { isRefused } from '@koo/api-client'
import { messageQueryDetailQuery, type messageQueryDetail } from '@koo/api-client/calls'
import type { Message } from '@koo/api-client/types'
import { optionalQuery, useAddress, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { useOpenUrl } from '@koo/page'
import { useCall } from '@koo/page/query'
import { recordPage } from '@koo/steps/record'
import { copy } from './copy.ts'
import { Letter } from './Letter.tsx'
import type { DetailStep } from './step.ts'

export const search = optionalQuery({ id: /^[\w.-]{1,64}$/ })

type Props = StepPageProps<DetailStep, typeof search>

/** A message, and where it leads: an address that the gate opens, or one that it refuses. */
interface Shown {
  readonly message: Message
  readonly url: string
  readonly opens: boolean
}

export default recordPage({
  useThing({ search: { id } }: Props) {
    const { opens } = useAddress()
    const query = useCall(
      messageQueryDetailQuery,
      { id: id ?? '' },
      {
        enabled: id !== undefined,
        staleTime: 0,
        select: (message): Shown => {
          const url = message.linkUrl?.trim() ?? ''
          return { message, url, opens: url !== '' && opens(url) }
        },
      },
    )
    const isGone = id === undefined || isRefused<typeof messageQueryDetail>(query.error, 42162)
    return isGone ? { ...query, data: null } : query
  },
  sections: () => [],
  facts: 3,
  body: ({ message, url, opens }) => (
    <Letter key={message.id} message={message} isRefused={url !== '' && !opens} />
  ),
  // A customer who came by a push message has no page before this one.
  footer: ({ url, opens }, { exit }) =>
    opens ? (
      <OpenLink url={url} />
    ) : (
      <Button data-event="messages" block kind="text" onClick={() => exit('list')}>
        {copy.list}
      </Button>
    ),
  gone: ({ exit }) => ({
    ...copy.gone,
    drawing: <DrawingDocument />,
    actions: (
      <Button data-event="messages" block onClick={() => exit('list')}>
        {copy.list}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})

/** Leads to where the message is about; the gate looks at the address once more. */
function OpenLink({ url }: { url: string }) {
  const open = useOpenUrl()
  return (
    <Button data-event="message_link" block onClick={() => open(url)}>
      {copy.open}
    </Button>
  )
}
