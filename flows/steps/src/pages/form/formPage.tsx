import { useStepForm, type FormSchema, type StepForm, type StepFormOptions } from '@koo/page/form'
import { FormPage, QueryBoundary } from '@koo/page/layout'
import { useCall, type QueryCall } from '@koo/page/query'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { Permitted, type PermittedProps } from '../../blocks/precheck/index.ts'

/** What a form shows, and what its parts do at the submit. */
export interface FormParts {
  /** Bound fields of `@koo/page/fields`, and `CodeField`. */
  readonly fields: ReactNode
  /** Above the button: an agreement to tick. */
  readonly line?: ReactNode
  /** Outside the page's column: sheets. */
  readonly after?: ReactNode
  /** Asked after the fields were checked and before anything is sent; false: nothing is sent, and the part says why. */
  check?(): Promise<boolean>
  /** Runs after success, before the exit: a code is used up. */
  onSent?(): void
  /** Shows what became of a submit without a reply, see `FormPage`. */
  onUnknown?(): unknown
}

/** A page with one form and one write, as data. */
export interface FormPageSpec<
  S extends FormSchema,
  Request,
  Content,
  Code extends number,
  Known,
  Name extends string,
  AuthId extends string | undefined,
> extends Omit<StepFormOptions<S, Request, Content, Code>, 'defaultValues' | 'before' | 'onDone'> {
  /** The authorisation that must be allowed to start; else the lender's reason is shown, before anything is asked. */
  authId?: AuthId
  /** Loads what is known, for the start values. */
  query?: QueryCall<Record<string, never>, Known>
  defaultValues: z.input<S> | ((known: Known) => z.input<S>)
  texts: {
    /** The button, named by what comes. */
    readonly submit: string
    /** What is asked, and why. */
    readonly intro?: string
    /** Title of the error view when `query` has failed. */
    readonly failed?: string
  }
  /** False when the fields have surfaces of their own. */
  surface?: boolean
  /** A hook that renders the fields, and what else the form has. */
  useParts: (form: StepForm<S>, page: FormStepProps<Name>) => FormParts
  /** The exit after success. */
  done: (content: Content, values: z.output<S>) => Name
}

/** A page takes the exits of a pre-check only when it has one. */
type ExitName<Name extends string, AuthId> = AuthId extends string
  ? Name | Parameters<PermittedProps['exit']>[0]
  : Name

/** What such a page gets: its exits. */
export interface FormStepProps<Name extends string> {
  exit: (name: Name) => unknown
}

/**
 * Makes a page with one form and one write: pre-check, known values, draft, a refusal at its field, and the exit. A code of a
 * message, an agreement, a picture or a region needs nothing more than its field, and the hook of it in `useParts`.
 */
export function formPage<
  S extends FormSchema,
  Request,
  Content,
  Name extends string,
  Code extends number = never,
  Known = null,
  AuthId extends string | undefined = undefined,
>(spec: FormPageSpec<S, Request, Content, Code, Known, Name, AuthId>) {
  const { authId, query, texts, surface = true } = spec
  const { useParts, defaultValues, done, ...options } = spec

  function FilledForm({ known, exit }: FormStepProps<Name> & { known: Known }) {
    const form = useStepForm<S, Request, Content, Code>({
      ...options,
      defaultValues: typeof defaultValues === 'function' ? defaultValues(known) : defaultValues,
      before: () => parts.check?.() ?? Promise.resolve(true),
      onDone(content, values) {
        parts.onSent?.()
        return exit(done(content, values))
      },
    })
    const { fields, line, after, ...parts } = useParts(form, { exit })
    return (
      <FormPage
        form={form}
        submitText={texts.submit}
        intro={texts.intro}
        surface={surface}
        aboveSubmit={line}
        after={after}
        {...(parts.onUnknown && { onUnknown: parts.onUnknown })}
      >
        {fields}
      </FormPage>
    )
  }

  function KnownForm({
    call,
    exit,
  }: FormStepProps<Name> & { call: QueryCall<Record<string, never>, Known> }) {
    const reply = useCall(call, {})
    const title = texts.failed === undefined ? {} : { failedTitle: texts.failed }
    return (
      <QueryBoundary query={reply} skeleton="form" {...title}>
        {(known) => <FilledForm known={known} exit={exit} />}
      </QueryBoundary>
    )
  }

  return function SpecPage({ exit }: FormStepProps<ExitName<Name, AuthId>>) {
    // The exits of a pre-check are there when `authId` is.
    const leave = exit as FormStepProps<Name>['exit'] & PermittedProps['exit']
    const form = query ? (
      <KnownForm call={query} exit={leave} />
    ) : (
      // Without a query nothing is known, and `Known` is null.
      <FilledForm known={null as Known} exit={leave} />
    )
    if (authId === undefined) return form
    return (
      <Permitted authId={authId} skeleton="form" exit={leave}>
        {form}
      </Permitted>
    )
  }
}
