import { FieldStack } from '@koo/kit/Field'
import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import type { ReactNode } from 'react'
import type { FormSchema, StepForm } from '../form/useStepForm.ts'
import { Form, FormMessages, SubmitButton } from './Form.tsx'
import * as styles from './layout.css.ts'

export interface FormPageProps<S extends FormSchema> {
  form: StepForm<S>
  /** The button: 下一步, 提交. */
  submitText: string
  /** One sentence on what is asked and why, above the fields. */
  intro?: ReactNode
  /** Over the button: an agreement to tick. */
  aboveSubmit?: ReactNode
  /** Beside the form: sheets. */
  after?: ReactNode
  /** Fields on a surface of their own; `false` when the page brings its surfaces itself. */
  surface?: boolean
  children: ReactNode
}

/**
 * A page that asks: fields in their rhythm, one button at the thumb, the first error in focus, and a notice for what
 * belongs to no field. Bound fields below it need their `name` only.
 */
export function FormPage<S extends FormSchema>(props: FormPageProps<S>) {
  const { form, submitText, intro, aboveSubmit, after, surface = true, children } = props
  return (
    <Form form={form}>
      <Page
        footer={
          <FooterBar above={aboveSubmit}>
            {/* In the bar: a form is longer than the screen, and the eye is at the button that was tapped. */}
            <FormMessages form={form} className={styles.messages} />
            <SubmitButton form={form}>{submitText}</SubmitButton>
          </FooterBar>
        }
      >
        {intro && <p className={styles.intro}>{intro}</p>}
        {surface ? (
          <Surface>
            <FieldStack>{children}</FieldStack>
          </Surface>
        ) : (
          children
        )}
      </Page>
      {after}
    </Form>
  )
}
