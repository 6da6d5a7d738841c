import { Actions } from '@koo/kit/Actions'
import { Button } from '@koo/kit/Button'
import { FieldStack } from '@koo/kit/Field'
import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import type { ReactNode } from 'react'
import type { FormSchema } from '../form/names.ts'
import type { StepForm } from '../form/useStepForm.ts'
import { copy } from './copy.ts'
import { Form, FormMessages, SubmitButton } from './Form.tsx'
import * as styles from './FormPage.css.ts'

export interface FormPageProps<S extends FormSchema> {
  form: StepForm<S>
  /** The button: 下一步, 提交. */
  submitText: string
  /**
   * Shows what became of a submit without a reply: then this is the primary button, and sending again the second one. For an
   * exit that asks the server, which knows whether the submit has arrived.
   */
  onUnknown?: () => unknown
  /** One sentence above the fields: what is asked, and why. */
  intro?: ReactNode
  /** Above the button: an agreement to tick. */
  aboveSubmit?: ReactNode
  /** Below the button: where a refusal leads. */
  wayOn?: ReactNode
  /** A quiet line after the fields. */
  note?: ReactNode
  /** After the fields, outside the page's column: sheets. */
  after?: ReactNode
  /** Puts the fields on a surface; `false` when the page has its own surfaces. */
  surface?: boolean
  children: ReactNode
}

/**
 * A page with a form: evenly spaced fields, one button at the bottom, focus on the first error, and a notice for messages
 * that belong to no field. Bound fields inside it only need their `name`.
 */
export function FormPage<S extends FormSchema>(props: FormPageProps<S>) {
  const {
    form,
    submitText,
    onUnknown,
    intro,
    aboveSubmit,
    wayOn,
    note,
    after,
    surface = true,
    children,
  } = props
  return (
    <Form form={form}>
      <Page
        footer={
          <FooterBar above={aboveSubmit}>
            {/* In the bar, because a form may be longer than the screen, and the customer looks at the button. */}
            <FormMessages form={form} className={styles.messages} />
            <Actions>
              {onUnknown && form.failure?.outcomeUnknown ? (
                <>
                  <Button block onClick={onUnknown}>
                    {copy.outcome}
                  </Button>
                  <SubmitButton form={form} kind="text">
                    {copy.submitAgain}
                  </SubmitButton>
                </>
              ) : (
                <SubmitButton form={form}>{submitText}</SubmitButton>
              )}
              {wayOn}
            </Actions>
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
        {note}
      </Page>
      {after}
    </Form>
  )
}
