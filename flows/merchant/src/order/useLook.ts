import type { CallOptions, Gateway } from '@koo/api-client'
import { isSessionEnd, usePolling, type QueryView } from '@koo/page/query'
import { useState } from 'react'

/** What is decided here takes half a minute or some: looked at every ten seconds, for five minutes; never while the page is hidden, and at once on return. */
const PACE = { pause: 10_000, max: 30 } as const

/** The newest reply of a call that is looked at again and again. */
export interface Look<Reply> {
  readonly query: QueryView<Reply>
  /** Looked at often enough without a change: the customer may look again. */
  readonly isUsedUp: boolean
  /** The last look failed; another one follows. */
  readonly isInterrupted: boolean
  /** Looks again, and goes on looking. */
  refresh(): void
}

/** Looks at something until it is settled. A failed look keeps what the last one has shown. */
export function useLook<Reply>(
  call: (gateway: Gateway, request: Record<string, never>, options?: CallOptions) => Promise<Reply>,
  isSettled: (reply: Reply) => boolean,
): Look<Reply> {
  const [error, setError] = useState<Error | null>(null)
  const polling = usePolling(
    call,
    {},
    {
      ...PACE,
      done(reply) {
        setError(null)
        return isSettled(reply)
      },
      gaveUp(failure) {
        setError(failure as Error)
        return isSessionEnd(failure)
      },
    },
  )
  const refresh = () => {
    setError(null)
    polling.refresh()
  }
  return {
    query: {
      data: polling.latest,
      error,
      isError: error !== null,
      isFetching: error === null,
      refetch: () => Promise.resolve(refresh()),
    },
    isUsedUp: polling.kind === 'usedUp',
    isInterrupted: polling.interrupted,
    refresh,
  }
}
