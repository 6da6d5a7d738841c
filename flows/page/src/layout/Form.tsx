import { Button, type ButtonProps } from '@koo/kit/Button'
import { SubmitProvider } from '@koo/kit/Field'
import { Notice } from '@koo/kit/Notice'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import { useRef, useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { copy } from './copy.ts'
import type { FormSchema } from '../form/names.ts'
import type { StepForm } from '../form/useStepForm.ts'
import { useKeepInView } from './useKeepInView.ts'
import { useShowError } from './useShowError.ts'

export interface FormProps<S extends FormSchema> {
  form: StepForm<S>
  className?: string
  children: ReactNode
}

/** The form element of a step form, for a page with its own layout. Bound fields inside it only need their `name`. */
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
        <SubmitProvider submits={form.methods.formState.submitCount}>{children}</SubmitProvider>
      </form>
    </FormProvider>
  )
}

/** Messages of a form that belong to no field. Put it near the button. */
export function FormMessages<S extends FormSchema>({ form, className }: Omit<FormProps<S>, 'children'>) {
  const { failure, methods } = form
  const { errors, submitCount } = methods.formState
  const [summary, setSummary] = useState({ submits: 0, wrong: 0 })
  // Counted at the submit: correcting a field afterwards must not announce a new number.
  if (summary.submits !== submitCount) {
    setSummary({ submits: submitCount, wrong: Object.keys(errors).length })
  }
  return (
    <>
      {failure && (
        <Notice tone={failure.outcomeUnknown ? 'warn' : 'bad'} role="alert" className={className}>
          {failure.text}
        </Notice>
      )}
      {/* The number of errors is announced once for each submit; the focused field announces its own error. */}
      <VisuallyHidden role="status">
        {summary.wrong > 0 && <span key={summary.submits}>{copy.summary(summary.wrong)}</span>}
      </VisuallyHidden>
    </>
  )
}

/** The button that submits a form; busy until the result is handled. */
export function SubmitButton<S extends FormSchema>(props: FormProps<S> & Pick<ButtonProps, 'kind'>) {
  const { form, className, kind = 'primary', children } = props
  return (
    <Button
      kind={kind}
      type="submit"
      data-event="submit"
      block
      lock={0}
      loading={form.pending}
      className={className}
    >
      {children}
    </Button>
  )
}
