import { useHost } from '@koo/flow'
import { draftOf, useClock } from '@koo/steps'
import { useCallback, useEffect, useRef, useState } from 'react'
import { DRAFT_REST_MS } from '../constants.ts'
import { loanDraft, type LoanDraft } from './draft.ts'
import { EMPTY_FORM, type LoanForm } from './form.ts'
import { keepDraft } from './keepDraft.ts'

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
  const [{ begun, keeper }] = useState(() => {
    const draft = draftOf(host, loanDraft)
    return { begun: begin(draft.load(), seed), keeper: keepDraft(clock, draft, DRAFT_REST_MS) }
  })
  const newest = useRef(begun.form)
  const [form, show] = useState(begun.form)
  const change = useCallback<ChangeForm>(
    (next) => {
      newest.current = { ...newest.current, ...next }
      show(newest.current)
      const { amount, period, cardId, use } = newest.current
      keeper.put({ amount, period, cardId, use, seed: begun.origin })
    },
    [begun, keeper],
  )
  useEffect(() => keeper.watch(), [keeper])
  return [form, change]
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
