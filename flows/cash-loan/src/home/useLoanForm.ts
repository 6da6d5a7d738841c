import { useHost } from '@koo/flow'
import { draftOf, useClock } from '@koo/steps'
import { useEffect, useState } from 'react'
import { DRAFT_REST_MS } from '../constants.ts'
import { loanDraft, type LoanDraft } from './draft.ts'
import { EMPTY_FORM, type LoanForm } from './form.ts'
import { keepDraft } from './keepDraft.ts'
import { createLoanForm, type LoanFormStore } from './loanForm.ts'

/** Start values of the address, already checked. */
export interface LoanSeed {
  amount?: string | undefined
  period?: string | undefined
}

/**
 * The form, kept as a draft: a reload, a sign-in or a trip to the bank-card page costs nothing. An address that names
 * other start values than the draft began with is a new wish and wins; one that names none takes the draft as it is.
 */
export function useLoanForm(seed: LoanSeed): LoanFormStore {
  const host = useHost()
  const clock = useClock()
  const [{ form, origin, draft }] = useState(() => {
    const kept = draftOf(host, loanDraft)
    const begun = begin(kept.load(), seed)
    return { form: createLoanForm(begun.form), origin: begun.origin, draft: kept }
  })
  useEffect(() => {
    const keeper = keepDraft(clock, draft, DRAFT_REST_MS)
    const unfollow = form.subscribe(() => {
      const { amount, period, cardId, use } = form.get()
      keeper.put({ amount, period, cardId, use, seed: origin })
    })
    const unwatch = keeper.watch()
    return () => {
      unfollow()
      unwatch()
    }
  }, [form, origin, draft, clock])
  return form
}

interface Start {
  form: LoanForm
  /** Start values that the draft begins with. */
  origin: string
}

function begin(kept: LoanDraft | null, seed: LoanSeed): Start {
  const named = `${seed.amount ?? ''}|${seed.period ?? ''}`
  const isNamed = seed.amount !== undefined || seed.period !== undefined
  if (kept && (!isNamed || kept.seed === named)) {
    const { seed: origin, ...fields } = kept
    return { form: { ...EMPTY_FORM, ...fields, touched: Boolean(fields.amount) }, origin }
  }
  const period = seed.period ? Number(seed.period) : null
  return { form: { ...EMPTY_FORM, amount: seed.amount ?? null, period }, origin: named }
}
