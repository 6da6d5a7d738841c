import { useHost } from '@koo/flow'
import { draftOf } from '@koo/steps'
import { useEffect, useMemo, useReducer } from 'react'
import { draftOfForm, loanDraft } from './draft.ts'
import { EMPTY_FORM, type LoanForm } from './form.ts'

export type ChangeForm = (change: Partial<LoanForm>) => void

/** Start values of the address, already checked. */
export interface LoanSeed {
  amount?: string | undefined
  period?: string | undefined
}

/**
 * The form, kept as a draft with every change: a reload, a sign-in or a trip to the bank-card page costs nothing.
 * An address that asks for another amount than the one the draft began with is a new wish and wins.
 */
export function useLoanForm(seed: LoanSeed): [LoanForm, ChangeForm] {
  const host = useHost()
  const draft = useMemo(() => draftOf(host.memory, loanDraft, host.userId(), () => host.now()), [host])
  const [form, change] = useReducer(
    (before: LoanForm, next: Partial<LoanForm>): LoanForm => ({ ...before, ...next }),
    null,
    (): LoanForm => {
      const kept = draft.load()
      if (kept && kept.seed === seedOf(seed)) {
        const { seed: _, ...fields } = kept
        return { ...EMPTY_FORM, ...fields, touched: Boolean(fields.amount) }
      }
      return { ...EMPTY_FORM, amount: seed.amount ?? null, period: seed.period ? Number(seed.period) : null }
    },
  )
  useEffect(() => draft.save({ ...draftOfForm(form), seed: seedOf(seed) }), [draft, form, seed])
  return [form, change]
}

const seedOf = ({ amount = '', period = '' }: LoanSeed) => `${amount}|${period}`
