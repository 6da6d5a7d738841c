import type { Permission, ProcessStep, StatusReply } from '@koo/api-client/types'
import { readableText } from '@koo/pricing'
import { RECORDED } from '../../../blocks/precheck/codes.ts'
import { permissionState } from '../../../blocks/precheck/permission.ts'
import { isRaised, raiseTasks, type RaiseState } from '../taskLists.ts'

/** The server does not know the authorisation; the page that it leads to may. */
const UNKNOWN = 'unknown'
const RECORDING_STATES: Readonly<Record<string, RaiseState['state']>> = {
  [RECORDED.inReview]: 'review',
  [RECORDED.failed]: 'failed',
  [RECORDED.passed]: 'done',
}

/** Codes of the authorisations that may be begun, in the order of the list, each once. */
export const openCodes = (steps: readonly ProcessStep[]): readonly string[] => [
  ...new Set(
    raiseTasks(steps).flatMap(({ id }) => {
      const step = steps[Number(id)]
      return step?.code && !isRaised(step) ? [step.code] : []
    }),
  ),
]

/** The state of an authorisation after its pre-check; null when that leaves it open. */
export function stateOf(permission: Permission): RaiseState | null {
  if (permission.reasonCode === UNKNOWN) return null
  const known = permissionState(permission)
  return known.state === 'open' ? null : known
}

/** The state of the recording; null when nothing is recorded. */
export function recordingState({ status, reason }: StatusReply): RaiseState | null {
  const state = RECORDING_STATES[String(status)]
  if (state === undefined) return null
  return state === 'failed' && reason ? { state, text: readableText(reason) } : { state }
}
