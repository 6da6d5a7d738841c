import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import { useRef, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { copy } from '../copy.ts'
import type { FormSchema, StepForm } from '../form/useStepForm.ts'
import { useKeepInView } from './useKeepInView.ts'
import { useShowError } from './useShowError.ts'

export interface FormProps<S extends FormSchema> {
  form: StepForm<S>
  className?: string
  children: ReactNode
}

/** The form element of a step form, for a page with a layout of its own: bound fields below it need their `name` only. */
export function Form<S extends FormSchema>({ form, className, children }: FormProps<S>) {
  const root = useRef<HTMLFormElement>(null)
  useKeepInView(root)
  useShowError(root, form.methods.formState)
  return (
    <FormProvider {...form.methods}>
      <form
        ref={root}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {children}
      </form>
    </FormProvider>
  )
}

/** What a form says that belongs to no field. Stands near the button. */
export function FormMessages<S extends FormSchema>({ form, className }: Omit<FormProps<S>, 'children'>) {
  const { failure, methods } = form
  const wrong = Object.keys(methods.formState.errors).length
  return (
    <>
      {failure && (
        <Notice tone={failure.outcomeUnknown ? 'warn' : 'bad'} role="alert" className={className}>
          {failure.text}
        </Notice>
      )}
      {/* The focused field says its own error; how many more there are is said once. */}
      <VisuallyHidden role="status">{wrong > 1 ? copy.summary(wrong) : ''}</VisuallyHidden>
    </>
  )
}

/** The button that sends a form; busy until all is said. */
export function SubmitButton<S extends FormSchema>({ form, className, children }: FormProps<S>) {
  return (
    <Button type="submit" block lock={0} loading={form.pending} className={className}>
      {children}
    </Button>
  )
}
