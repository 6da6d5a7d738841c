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
  /** Fetches what holds and checks the form from then on: react-hook-form and the rules. Rejects when it cannot be had. */
  prepare(): Promise<FormControl>
  /** The first field that the loan cannot be borrowed with, null if there is none. Rejects as `prepare` does. */
  check(view: LoanView): Promise<LoanField | null>
}

/**
 * A form that can be typed into at once. react-hook-form is not part of the first load: it takes over what stands
 * here as soon as it has arrived, and every change goes through it from then on.
 */
export function createLoanForm(start: LoanForm): LoanFormStore {
  const store = valueStore(start)
  let control: FormControl | null = null
  const prepare = async () => {
    const { createFormControl } = await import('./formControl.ts')
    control ??= createFormControl(store.get(), store.set)
    return control
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    change(next) {
      if (control) control.change(next)
      else store.set({ ...store.get(), ...next })
    },
    prepare,
    check: async (view) => (await prepare()).check(view),
  }
}
