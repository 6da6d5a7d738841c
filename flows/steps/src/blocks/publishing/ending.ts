import { isSameLoan } from './loanIds.ts'
import type { Publisher, PublisherOptions } from './publisherTypes.ts'
import type { PublisherStore } from './publisherStore.ts'
import type { Reconciling } from './reconciling.ts'

type Ending = Pick<Publisher<never>, 'retry' | 'dismiss' | 'resultShown' | 'doubt' | 'leaveResult'>

/** Ends an application: its result was seen, doubted or left, or there is none. */
export function createEnding(
  { talking }: Pick<PublisherOptions<never>, 'talking'>,
  { getState, dispatch }: PublisherStore,
  reconciling: Reconciling,
): Ending {
  /** Serial number of a loan that the server did not know. */
  let doubted: string | null = null

  const end = () => {
    const { state } = getState()
    if (state.name !== 'accepted') return
    dispatch({ type: 'resultShown' })
    talking.tellSeen(state.application.serial)
  }

  return {
    retry() {
      reconciling.stop()
      dispatch({ type: 'retry' })
    },
    dismiss: () => dispatch({ type: 'dismiss' }),
    resultShown(loan) {
      const { state } = getState()
      if (state.name !== 'accepted') return false
      if (!isSameLoan(state.loan, loan) && loan.serialNumber !== state.application.serial) return false
      end()
      return true
    },
    doubt() {
      const { state } = getState()
      // Only once: a server that made the loan but never shows it would be asked for ever.
      if (state.name !== 'accepted' || doubted === state.application.serial) return
      doubted = state.application.serial
      reconciling.doubt()
    },
    async leaveResult() {
      const { state } = getState()
      if (state.name !== 'accepted') return true
      const status = await talking.outcome(state.application.serial)
      if (status?.type === 'found') {
        end()
        return true
      }
      reconciling.doubt()
      return false
    },
  }
}
