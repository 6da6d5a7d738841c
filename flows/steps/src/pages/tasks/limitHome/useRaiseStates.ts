import { creditPreValidatorQuery, creditQueryPushStreamResultQuery } from '@koo/api-client/calls'
import type { Permission, ProcessStep } from '@koo/api-client/types'
import { useCall, useGateway } from '@koo/page/query'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RECORDING } from '../../../blocks/precheck/codes.ts'
import { useRaised } from '../../../blocks/precheck/index.ts'
import { isOfAccount } from '../../../blocks/precheck/permission.ts'
import { fewAtOnce } from './fewAtOnce.ts'
import { openCodes, recordingState, stateOf } from './permissions.ts'
import type { RaiseState } from '../taskLists.ts'

/** Pre-checks at the same time: they must not delay what the customer taps meanwhile. */
const AT_ONCE = 3
/** Asked on every visit, because the customer comes back from a verification; what happens to the window changes nothing. */
const EACH_VISIT = { staleTime: 0, refetchOnWindowFocus: false } as const

export interface RaiseStates {
  /** By code. An authorisation without one is open, also while it is asked about and where that fails. */
  states: ReadonlyMap<string, RaiseState>
  /** Why none of them may be begun. */
  refusal: Permission | null
}

/**
 * What is known of the open authorisations beside the promotion. Asked behind the page: first for one of them, because what is
 * refused to the account is refused for all; then for the others, a few at once.
 */
export function useRaiseStates(steps: readonly ProcessStep[]): RaiseStates {
  const gateway = useGateway()
  const [queue] = useState(() => fewAtOnce(AT_ONCE))
  const [first, ...others] = openCodes(steps)
  const ahead = useCall(
    creditPreValidatorQuery,
    { authId: first ?? '' },
    { ...EACH_VISIT, enabled: first !== undefined },
  )
  const refusal = isOfAccount(ahead.data) ? ahead.data : null
  const rest = useQueries({
    queries: others.map((authId) => {
      const { queryKey, queryFn } = creditPreValidatorQuery(gateway, { authId })
      return {
        ...EACH_VISIT,
        queryKey,
        queryFn: ({ signal }: { signal: AbortSignal }) => queue(() => queryFn({ signal })),
        enabled: !ahead.isPending && refusal === null,
      }
    }),
  })
  const permissions = new Map([ahead, ...rest].map(({ data }, at) => [[first, ...others][at], data]))
  const recording = useRecording(permissions.get(RECORDING)?.allowed === true)

  const states = new Map<string, RaiseState>()
  if (refusal !== null) return { states, refusal }
  for (const [code, permission] of permissions) {
    const state = (permission && stateOf(permission)) ?? (code === RECORDING ? recording : null)
    if (code !== undefined && state) states.set(code, state)
  }
  return { states, refusal }
}

/** What has become of the recording of the online bank; null when there is none. */
function useRecording(enabled: boolean): RaiseState | null {
  const raised = useRaised()
  const { data } = useCall(creditQueryPushStreamResultQuery, {}, { ...EACH_VISIT, enabled })
  // A reply from before says nothing of a recording that is not asked about any more.
  const recording = enabled && data ? recordingState(data) : null
  const hasPassed = recording?.state === 'done'
  useEffect(() => {
    // Its result may have come with this reply: the limit and the list are those from before.
    if (hasPassed) raised()
  }, [hasPassed, raised])
  return recording
}
