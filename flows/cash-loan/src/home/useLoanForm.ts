import { useHost } from '@koo/flow'
import { draftOf, keepDraft, lazyResolver, useClock } from '@koo/page'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { loanDraft, type LoanDraft, type LoanForm, type LoanSeed } from './draft.ts'
import type { LoanReplies } from './loanView.ts'

/** The check before borrowing: a schema against the newest replies. */
export const loanResolver = lazyResolver<LoanForm, LoanReplies>(() => import('./schema.ts'))

/** The form of the loan page, kept as a draft: a reload, a sign-in or a trip to the bank-card page costs nothing. */
export function useLoanForm(seed: LoanSeed, replies: LoanReplies): UseFormReturn<LoanForm, LoanReplies> {
  const host = useHost()
  const clock = useClock()
  const [{ start, origin, keeper }] = useState(() => {
    const draft = draftOf(host, loanDraft)
    return { ...startOf(draft.load(), seed), keeper: keepDraft(clock, draft) }
  })
  const form = useForm<LoanForm, LoanReplies>({
    defaultValues: start,
    resolver: loanResolver,
    context: replies,
    // The parts show what is wrong at every keystroke, from the view.
    reValidateMode: 'onSubmit',
    // The page decides where to go from an error: a missing card is no field to focus.
    shouldFocusError: false,
  })
  const { subscribe } = form
  useEffect(() => keeper.watch(), [keeper])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { amount, period, cardId, use } }) =>
          keeper.put({ amount, period, cardId, use, seed: origin }),
      }),
    [subscribe, keeper, origin],
  )
  return form
}

/**
 * What the form begins with. An address that names other start values than the draft began with is a new request and
 * wins; one that names none takes the draft as it is.
 */
function startOf(draft: LoanDraft | null, seed: LoanSeed): { start: LoanForm; origin: string } {
  const named = `${seed.amount ?? ''}|${seed.period ?? ''}`
  const isNamed = seed.amount !== undefined || seed.period !== undefined
  if (draft && (!isNamed || draft.seed === named)) {
    const { seed: origin, ...fields } = draft
    return { start: { ...fields, touched: Boolean(fields.amount), coupons: null }, origin }
  }
  const { amount = null, period } = seed
  const empty = { touched: false, cardId: null, coupons: null, use: null }
  return { start: { ...empty, amount, period: period ? Number(period) : null }, origin: named }
}
