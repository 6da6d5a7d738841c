import { isStage, type FlowHost, type StageCode } from '@koo/flow'
import { draftOf, LASTING, type Draft } from '../draft/draft.ts'

/** More stages than a customer goes through, also with some ways back. */
const LONGEST = 40

/** The stages that a customer has been shown, one after the other: of one flow, kept for a day. */
export const walkOf = (
  host: Pick<FlowHost, 'store' | 'userId' | 'now'>,
  flow: string,
): Draft<readonly StageCode[]> =>
  draftOf(
    { memory: host.store, userId: () => host.userId(), now: () => host.now() },
    { key: `${LASTING}journey.${flow}`, version: 1, read: readWalk },
  )

/** The last stages of a walk; null when it is none. */
function readWalk(value: unknown): readonly StageCode[] | null {
  if (!Array.isArray(value) || !value.every(isStage)) return null
  return value.slice(-LONGEST)
}
