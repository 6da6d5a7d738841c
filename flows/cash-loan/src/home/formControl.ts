/** react-hook-form and the rules of the loan form: fetched when the page is at rest. */
import { resolverOf } from '@koo/steps/form'
import { createFormControl as createControl } from 'react-hook-form'
import type { LoanForm } from './form.ts'
import { loanRules } from './formRules.ts'
import { FIELDS, type ChangeForm, type LoanField } from './loanForm.ts'
import type { LoanView } from './loanView.ts'

export interface FormControl {
  change: ChangeForm
  check(view: LoanView): Promise<LoanField | null>
}

/** Takes over `start`; `publish` gets the form after every change. */
export function createFormControl(start: LoanForm, publish: (form: LoanForm) => void): FormControl {
  // What the rules are held against is given with each check: the figures belong to the page, not to the form.
  let view: LoanView
  const { setValues, subscribe, handleSubmit } = createControl<LoanForm>({
    defaultValues: start,
    resolver: resolverOf(() => loanRules(view)),
    // The page focuses: a card is not chosen by a field.
    shouldFocusError: false,
  })
  subscribe({ formState: { values: true }, callback: ({ values }) => publish(values) })
  return {
    change: (next) => setValues(next),
    async check(current) {
      view = current
      let wrong: LoanField | null = null
      await handleSubmit(
        () => undefined,
        (errors) => {
          wrong = FIELDS.find((field) => errors[field]) ?? null
        },
      )()
      return wrong
    },
  }
}
