import type { ChannelAssessAmountContent } from '@koo/api-client/types'
import { useSubmit, type SubmitFailure } from '@koo/page/form'
import type { CallGroup } from '../../blocks/channel/group.ts'
import { calls } from '../../blocks/assessment/calls.ts'

/** An earlier step is missing. */
const STEP_MISSING = 42131

export interface Start {
  run(): Promise<void>
  pending: boolean
  failure: SubmitFailure | null
}

interface StartOptions {
  onDone(state: ChannelAssessAmountContent): unknown
  onMissing(): unknown
}

/** Starts the assessment. A second start changes nothing at the server, so a lost reply is an ordinary failure. */
export function useStart(group: CallGroup, { onDone, onMissing }: StartOptions): Start {
  const { run, pending, failure } = useSubmit(calls[group].start, {
    repeatable: true,
    codes: {
      [STEP_MISSING]: () => {
        void onMissing()
        return 'toast'
      },
    },
    onDone,
  })
  return { run: () => run({}), pending, failure }
}
