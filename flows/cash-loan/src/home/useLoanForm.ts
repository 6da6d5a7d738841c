import { useHost } from '@koo/flow'
import { draftOf, useClock, type Clock } from '@koo/steps'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { DRAFT_REST_MS } from '../constants.ts'
import { loanDraft, type LoanDraft } from './draft.ts'
import { EMPTY_FORM, type LoanForm } from './form.ts'

export type ChangeForm = (change: Partial<LoanForm>) => void

/** Start values of the address, already checked. */
export interface LoanSeed {
  amount?: string | undefined
  period?: string | undefined
}

/**
 * The form, kept as a draft: a reload, a sign-in or a trip to the bank-card page costs nothing. An address that names
 * other start values than the draft began with is a new wish and wins; one that names none takes the draft as it is.
 */
export function useLoanForm(seed: LoanSeed): [LoanForm, ChangeForm] {
  const host = useHost()
  const clock = useClock()
  const draft = useMemo(() => draftOf(host, loanDraft), [host])
  const [{ form, origin }, change] = useReducer(reduce, null, () => begin(draft.load(), seed))
  const pending = useRef<LoanDraft | null>(null)

  useEffect(() => {
    const { amount, period, cardId, use } = form
    pending.current = { amount, period, cardId, use, seed: origin }
  }, [form, origin])
  useEffect(
    () => keepAtRest(clock, () => pending.current && draft.save(pending.current)),
    [clock, draft, form],
  )
  useEffect(() => {
    const save = () => pending.current && draft.save(pending.current)
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      save()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [draft])
  return [form, change]
}

interface State {
  form: LoanForm
  /** Start values that the draft began with. */
  origin: string
}

const reduce = (before: State, next: Partial<LoanForm>): State => ({
  ...before,
  form: { ...before.form, ...next },
})

function begin(kept: LoanDraft | null, seed: LoanSeed): State {
  const named = `${seed.amount ?? ''}|${seed.period ?? ''}`
  const isNamed = seed.amount !== undefined || seed.period !== undefined
  if (kept && (!isNamed || kept.seed === named)) {
    const { seed: origin, ...fields } = kept
    return { form: { ...EMPTY_FORM, ...fields, touched: Boolean(fields.amount) }, origin }
  }
  const period = seed.period ? Number(seed.period) : null
  return { form: { ...EMPTY_FORM, amount: seed.amount ?? null, period }, origin: named }
}

/** Writing to storage costs a millisecond on a slow phone: it waits until nobody has typed for a moment. */
function keepAtRest(clock: Clock, save: () => unknown): () => void {
  const gone = new AbortController()
  void clock.wait(DRAFT_REST_MS, gone.signal).then(() => {
    if (!gone.signal.aborted) save()
  })
  return () => gone.abort()
}
