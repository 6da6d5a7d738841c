import type { Gateway } from '@koo/api-client'
import { FieldStack } from '@koo/kit/Field'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { useOnOpen } from '@koo/page'
import { TextField } from '@koo/page/fields'
import { useStepForm } from '@koo/page/form'
import { FormPage, PageSkeleton } from '@koo/page/layout'
import { Guide, Permitted, Reward, useAuthorisation } from '@koo/steps/precheck'
import * as styles from './academic.css.ts'
import { useTypedCode } from './code.ts'
import { AUTH_ID } from './constants.ts'
import { copy } from './copy.ts'
import { schema } from './schema.ts'
import type { FormProps } from './step.ts'

export default function AcademicForm({ exit }: FormProps) {
  return (
    <Permitted authId={AUTH_ID} skeleton={<PageSkeleton kind="form" count={2} />} exit={exit}>
      <CodeForm exit={exit} />
    </Permitted>
  )
}

/** Nothing is sent here: the waiting page sends the code, and names what is wrong with it in the memory of the tab. */
const checked = (_gateway: Gateway, values: { code: string }) => Promise.resolve(values)

function CodeForm({ exit }: Pick<FormProps, 'exit'>) {
  const { data: typed, keep: keepTyped } = useTypedCode()
  const authorisation = useAuthorisation(AUTH_ID)
  const form = useStepForm({
    schema,
    // No draft: the code is a key to somebody's record.
    defaultValues: { code: typed?.code ?? '' },
    submit: checked,
    request: (values) => values,
    onDone({ code }) {
      keepTyped({ code, state: 'asking' })
      return exit('asking')
    },
  })
  const { setError, clearErrors, getFieldState } = form.methods
  useOnOpen(() => {
    // Shown once: a later visit starts with an empty field.
    keepTyped(null)
    if (typed?.refusal) setError('code', { type: 'server', message: typed.refusal }, { shouldFocus: true })
  })
  /** Why one code was refused says nothing about the next. */
  const forgetRefusal = () => getFieldState('code').error?.type === 'server' && clearErrors('code')
  return (
    <FormPage form={form} submitText={copy.submit} intro={copy.intro} surface={false}>
      {typed?.state === 'lost' && <Notice>{copy.lost}</Notice>}
      <Surface heading={copy.heading} aside={<Reward reward={authorisation?.reward} />}>
        <FieldStack>
          <TextField
            name={form.fields.code}
            label={copy.label}
            hint={copy.hint}
            className={styles.code}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            clearable
            onValueChange={forgetRefusal}
          />
        </FieldStack>
      </Surface>
      <Surface heading={copy.how.heading}>
        <Guide steps={copy.how.steps} />
      </Surface>
    </FormPage>
  )
}
