import { useSubmit } from '@koo/page/form'
import { useState } from 'react'
import { useProofGiven } from '../../blocks/channel/useProofGiven.ts'
import { CALLS } from './calls.ts'
import type { Props } from './step.ts'

/** A check that has failed on this page, with the tries that are left today; null when the server does not say. */
interface FailedCheck {
  readonly tries: number | null
}

/** Sends the picture or the token, and takes the exit of the result. */
export function useFaceCheck({ exit, options: { call } }: Pick<Props, 'exit' | 'options'>) {
  const [failed, setFailed] = useState<FailedCheck | null>(null)
  const proofGiven = useProofGiven()
  const check = useSubmit(CALLS[call], {
    // Only a check that has failed uses up a try: one without a reply may be repeated.
    repeatable: true,
    onDone({ passed, remainTimes = null }) {
      if (passed) {
        proofGiven()
        return exit('passed')
      }
      const tries = remainTimes === null ? null : Number(remainTimes)
      setFailed({ tries })
      return tries === 0 ? exit('noneLeft') : exit('failed')
    },
  })
  return { ...check, failed }
}
