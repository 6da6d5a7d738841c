import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useHost, useUnsaved } from '@koo/flow'
import { useEffect, useState } from 'react'
import {
  createFormControl,
  useForm,
  type DefaultValues,
  type FieldPath,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { keepDraft } from '../draft/keepDraft.ts'
import { useClock } from '../services.ts'
import type { CodeRules, SubmitFailure } from '../failures/codes.ts'
import { formDraft, type DraftOptions } from './formDraft.ts'
import { namesOf, type FieldsOf, type FormSchema } from './names.ts'
import { useSubmit, type SerialOptional, type WriteCall } from './useSubmit.ts'

type Input<S extends FormSchema> = z.input<S>
type Output<S extends FormSchema> = z.output<S>

export interface StepFormOptions<S extends FormSchema, Request, Content, Code extends number = never> {
  schema: S
  /** Start values: the server's, or empty ones. Every field of the schema is there. */
  defaultValues: Input<S>
  /** Keeps the typed values for 24 hours, for one customer and one version. Without it nothing is kept. */
  draft?: DraftOptions<keyof Input<S> & string>
  /** The generated call of the client. */
  submit: WriteCall<Request, Content, Code>
  /** Makes the request of the call from the checked values; its serial number may be left out. */
  request: (values: Output<S>) => SerialOptional<Request>
  /** Where refusals are shown: codes that the contract lists for the call. Others are a notice over the button. */
  codes?: CodeRules<FieldPath<Input<S>>, NoInfer<Code>>
  /** Asked after the form was checked and before it is sent: see `useSubmit`. */
  before?: () => Promise<boolean>
  /** The call may be sent twice without harm: see `useSubmit`. */
  repeatable?: boolean
  onDone: (content: Content, values: Output<S>) => unknown
}

export interface StepForm<S extends FormSchema> {
  /** Names for the bound fields: `<TextField name={form.fields.company} />`. */
  readonly fields: FieldsOf<S>
  /** The methods of react-hook-form, for what a page does beyond fields and submit. */
  methods: UseFormReturn<Input<S>, unknown, Output<S>>
  /** Checks the form, then focuses the first error or sends it. Many taps make one request. Never rejects. */
  submit(): Promise<void>
  pending: boolean
  failure: SubmitFailure | null
}

/**
 * The form of a step: react-hook-form with a zod schema, a draft, the guard of unsaved input, and one submit at a time.
 * The typed values survive a failed submit, a reload, a killed tab and the end of the session.
 */
export function useStepForm<S extends FormSchema, Request, Content, Code extends number = never>(
  options: StepFormOptions<S, Request, Content, Code>,
): StepForm<S> {
  const { schema, defaultValues, draft: draftOptions, request, codes, onDone } = options
  const host = useHost()
  const clock = useClock()
  const [{ control, draft, fields }] = useState(() => {
    const kept = draftOptions ? formDraft<Input<S>>(host, draftOptions, defaultValues) : null
    const created = createFormControl<Input<S>, unknown, Output<S>>({
      // The library's type is a deep partial of the whole record that is given here.
      defaultValues: defaultValues as DefaultValues<Input<S>>,
      resolver: standardSchemaResolver<Input<S>, unknown, Output<S>>(schema),
    })
    const typed = kept?.load()
    // The form is dirty when it differs from the server's values, not from the draft.
    if (typed) created.reset({ ...defaultValues, ...typed }, { keepDefaultValues: true })
    return { control: created, draft: kept, fields: namesOf<S>(defaultValues) }
  })
  const methods = useForm<Input<S>, unknown, Output<S>>({
    formControl: control.formControl,
    resolver: standardSchemaResolver<Input<S>, unknown, Output<S>>(schema),
  })
  const [isDone, setDone] = useState(false)
  const { isDirty } = methods.formState
  useUnsaved(isDirty && !isDone)

  const [keeper] = useState(() => draft && keepDraft(clock, draft))
  useEffect(() => keeper?.watch(), [keeper])
  useEffect(() => {
    if (!keeper) return undefined
    return control.subscribe({ formState: { values: true }, callback: ({ values }) => keeper.put(values) })
  }, [control, keeper])

  const sending = useSubmit<{ values: Output<S> }, Content, FieldPath<Input<S>>, Code>(
    // The gateway of a page gives the request its serial number.
    (gateway, { values }, call) => options.submit(gateway, request(values) as Request, call),
    {
      ...(codes && { codes }),
      ...(options.before && { before: options.before }),
      repeatable: options.repeatable ?? false,
      onField: (name, message) => methods.setError(name, { type: 'server', message }, { shouldFocus: true }),
      onDone(content, { values }) {
        keeper?.drop()
        draft?.clear()
        setDone(true)
        return onDone(content, values)
      },
    },
  )
  const send = async (values: Output<S>) => {
    await sending.run({ values })
  }
  return {
    fields,
    methods,
    submit: () => methods.handleSubmit(send)(),
    pending: sending.pending,
    failure: sending.failure,
  }
}
