import { valueStore, type Store } from '@koo/steps'
import type { FormControl } from './formControl.ts'
import type { LoanForm } from './form.ts'
import type { LoanView } from './loanView.ts'

/** The fields that may keep a loan from being borrowed, in the order of the page. */
export type LoanField = 'amount' | 'period' | 'cardId'

export type ChangeForm = (change: Partial<LoanForm>) => void

/** The form of the loan page. */
export interface LoanFormStore extends Store<LoanForm> {
  change: ChangeForm
  /** Fetches what holds and checks the form from then on: react-hook-form and the schema. Rejects when it cannot be had. */
  prepare(): Promise<void>
  /** The first field that the loan cannot be borrowed with, null if there is none. */
  check(view: LoanView): Promise<LoanField | null>
}

/**
 * When a field is right. Whether an amount can be borrowed is pricing's to say (semantics 6), and in words the page says
 * it already: what is asked is the very state that is shown.
 */
export const isRight: Record<LoanField, (view: LoanView) => boolean> = {
  amount: ({ entry }) => entry?.acceptable === true,
  period: ({ loan }) => loan?.quote != null,
  cardId: ({ card }) => card !== null,
}

/** In the order in which they stand on the page, and are asked for. */
export const FIELDS: readonly LoanField[] = ['amount', 'period', 'cardId']

/**
 * A form that can be typed into at once. react-hook-form is not part of the first load: it takes over what stands
 * here as soon as it has arrived, and every change goes through it from then on. Should it never arrive, the same
 * rules are asked without it: a part that is missing must not keep anybody from borrowing.
 */
export function createLoanForm(start: LoanForm): LoanFormStore {
  const store = valueStore(start)
  let control: FormControl | null = null
  return {
    get: store.get,
    subscribe: store.subscribe,
    change(next) {
      if (control) control.change(next)
      else store.set({ ...store.get(), ...next })
    },
    async prepare() {
      const { createFormControl } = await import('./formControl.ts')
      control ??= createFormControl(store.get(), store.set)
    },
    async check(view) {
      return control ? control.check(view) : (FIELDS.find((field) => !isRight[field](view)) ?? null)
    },
  }
}
