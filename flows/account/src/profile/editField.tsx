import { userUpdateUserData } from '@koo/api-client/calls'
import type { UserSelectUserDataContent, UserUpdateUserDataRequest } from '@koo/api-client/types'
import { namedField, useStepForm, type FieldsOf, type FormSchema } from '@koo/page/form'
import { FormPage } from '@koo/page/layout'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { copy } from './copy.ts'
import type { Choices } from './useProfile.ts'

export type Customer = UserSelectUserDataContent

/** What is edited at one time: a field, or the parts of an address. */
interface Edit<S extends FormSchema> {
  schema: S
  valuesOf(customer: Customer): z.input<S>
  /** What is sent; the server leaves every other field as it is. */
  changeOf(values: z.output<S>): UserUpdateUserDataRequest
  intro?: string
  render(fields: FieldsOf<S>, choices: Choices): ReactNode
}

export interface EditProps {
  customer: Customer
  choices: Choices
  onDone: () => unknown
}

/** What a refusal calls a field. A form has some of them: which, only its rules know. */
const LABELS: Readonly<Partial<Record<never, string>>> = copy.labels

/** Makes the form of one field, with a draft. The draft is that of the field that was edited last. */
export function editField<S extends FormSchema>({ schema, valuesOf, changeOf, intro, render }: Edit<S>) {
  return function EditField({ customer, choices, onDone }: EditProps) {
    const defaultValues = valuesOf(customer)
    // The names of the fields; `keys` only knows that they are texts.
    const [only, ...others] = Object.keys(defaultValues) as never[]
    const form = useStepForm({
      schema,
      defaultValues,
      draft: { key: 'profile' },
      submit: userUpdateUserData,
      request: changeOf,
      // What is refused of one field is about that field, whatever the sentence names.
      codes: { 400: only !== undefined && others.length === 0 ? { field: only } : namedField(LABELS) },
      // The same value twice is the same profile.
      repeatable: true,
      onDone,
    })
    return (
      <FormPage form={form} submitText={copy.save} intro={intro}>
        {render(form.fields, choices)}
      </FormPage>
    )
  }
}
