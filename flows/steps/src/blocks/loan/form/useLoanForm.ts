import { useHost } from '@koo/flow'
import { draftOf } from '@koo/page/draft'
import { keepDraft, lazyResolver } from '@koo/page/form'
import { useClock } from '@koo/page/time'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { LoanDraft, LoanForm, LoanSeed } from './draft.ts'
import type { LoanProduct } from '../product.ts'
import type { LoanViewer } from '../viewer.ts'

/** Checks the form before borrowing, with a schema that depends on the newest replies. */
export const loanResolver = lazyResolver<LoanForm, LoanViewer>(() => import('./schema.ts'))

/** The form of the loan page, kept as a draft over a reload, a sign-in or a visit to the bank-card page. */
export function useLoanForm(
  product: LoanProduct,
  seed: LoanSeed,
  viewer: LoanViewer,
): UseFormReturn<LoanForm, LoanViewer> {
  const host = useHost()
  const clock = useClock()
  const [{ start, origin, keeper }] = useState(() => {
    const draft = draftOf(host, product.draft)
    return { ...startOf(draft.load(), seed), keeper: keepDraft(clock, draft) }
  })
  const form = useForm<LoanForm, LoanViewer>({
    defaultValues: start,
    resolver: loanResolver,
    context: viewer,
    // The view shows errors at every keystroke.
    reValidateMode: 'onSubmit',
    // The page decides what to focus: a missing card has no field.
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
 * Start values of the form. An address with other start values than those of the draft is a new request and replaces it;
 * an address without start values keeps the draft.
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
