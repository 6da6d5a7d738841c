import {
  useStepForm,
  type FormSchema,
  type SerialOptional,
  type StepForm,
  type StepFormOptions,
} from '@koo/page/form'
import { FormPage, PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { useCall, type QueryCall } from '@koo/page/query'
import { useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { fresh, joinFresh, Permitted, type PermittedProps } from '../../blocks/precheck/index.ts'

/** What a form shows, and what its parts do at the submit. */
export interface FormParts {
  /** Bound fields of `@koo/page/fields`, and `CodeField`. */
  readonly fields: ReactNode
  /** Above the button: an agreement to tick. */
  readonly line?: ReactNode
  /** Below the button: where a refusal leads. */
  readonly wayOn?: ReactNode
  /** Outside the page's column: sheets. */
  readonly after?: ReactNode
  /** Shown in place of the form: why it may not be filled in, as what is known or a call on the way says. */
  readonly instead?: ReactNode
  /** Asked after the fields were checked and before anything is sent; false: nothing is sent, and the part says why. */
  check?(): Promise<boolean>
  /** Runs after success, before the exit: a code is used up. */
  onSent?(): void
  /** Shows what became of a submit without a reply, see `FormPage`. */
  onUnknown?(): unknown
}

/**
 * A page with one form and one write, as data. `Page` are the props of the page as its step types them; each slot gets them, so
 * that it can read the query, or a button can leave by an exit.
 */
export interface FormPageSpec<
  S extends FormSchema,
  Request,
  Content,
  Code extends number,
  Known,
  Name extends string,
  AuthId extends string | undefined,
  Page,
> extends Omit<
  StepFormOptions<S, Request, Content, Code>,
  'defaultValues' | 'draft' | 'request' | 'before' | 'onDone'
> {
  /** The authorisation that must be allowed to start; else the lender's reason is shown, before anything is asked. */
  authId?: AuthId
  /** Loads what is known, for the start values, and whether the form may be filled in; anew for each visit, and not behind it. */
  query?: QueryCall<Record<string, never>, Known>
  defaultValues: z.input<S> | ((known: Known, page: Page) => z.input<S>)
  /** A function for a page that keeps one for each thing that its query names. */
  draft?: Draft<S> | ((page: Page) => Draft<S>)
  request: (values: z.output<S>, page: Page) => SerialOptional<Request>
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
  /** About how many fields high the page is, for its skeleton. Default: as many as it has, two at least. */
  lines?: number
  /** A hook that renders the fields, and what else the form has. */
  useParts: (form: StepForm<S>, page: Page, known: Known) => FormParts
  /** The exit after success; a page whose outcome is shown in its own place has `sent` instead. */
  done?: (content: Content, values: z.output<S>) => Name
  /** Shown in place of the form after success: what came of it. */
  sent?: (outcome: Outcome<S, Content, Known>, page: Page) => ReactNode
}

/** What a page can say of a submit that has succeeded. */
interface Outcome<S extends FormSchema, Content, Known> {
  readonly content: Content
  readonly values: z.output<S>
  readonly known: Known
}

/** A form of one field says more around it, and what is below the first screen is not drawn. */
const linesOf = (schema: FormSchema) => Math.min(Math.max(Object.keys(schema.shape).length, 2), 5)

type Draft<S extends FormSchema> = NonNullable<StepFormOptions<S, unknown, unknown>['draft']>

/** A page takes the exits of a pre-check only when it has one. */
type ExitName<Name extends string, AuthId> = AuthId extends string
  ? Name | Parameters<PermittedProps['exit']>[0]
  : Name

/** What such a page gets: its exits. */
export interface FormStepProps<Name extends string> {
  exit: (name: Name) => unknown
}

/**
 * Makes a page with one form and one write: pre-check, known values, draft, a refusal at its field, and the exit or the outcome. A
 * code of a message, an agreement, a picture or a region needs nothing more than its field, and the hook of it in `useParts`.
 */
export function formPage<
  S extends FormSchema,
  Request,
  Content,
  Name extends string = never,
  Code extends number = never,
  Known = null,
  AuthId extends string | undefined = undefined,
  Page extends object = FormStepProps<Name>,
>(spec: FormPageSpec<S, Request, Content, Code, Known, Name, AuthId, Page>) {
  const { authId, query, texts, surface = true, lines = linesOf(spec.schema) } = spec
  const skeleton = <PageSkeleton kind="form" count={lines} />
  const { useParts, defaultValues, draft, request, done, sent, ...options } = spec

  function FilledForm({ known, page }: { known: Known; page: Page }) {
    const [outcome, setOutcome] = useState<Outcome<S, Content, Known> | null>(null)
    const kept = typeof draft === 'function' ? draft(page) : draft
    const form = useStepForm<S, Request, Content, Code>({
      ...options,
      ...(kept && { draft: kept }),
      request: (values) => request(values, page),
      defaultValues: typeof defaultValues === 'function' ? defaultValues(known, page) : defaultValues,
      before: () => parts.check?.() ?? Promise.resolve(true),
      onDone(content, values) {
        parts.onSent?.()
        if (sent) setOutcome({ content, values, known })
        // The exits of `done` are among those of the page.
        return done && (page as unknown as FormStepProps<Name>).exit(done(content, values))
      },
    })
    const { fields, line, wayOn, after, instead, ...parts } = useParts(form, page, known)
    if (outcome && sent) return sent(outcome, page)
    if (instead) return instead
    return (
      <FormPage
        form={form}
        submitText={texts.submit}
        intro={texts.intro}
        surface={surface}
        aboveSubmit={line}
        wayOn={wayOn}
        after={after}
        {...(parts.onUnknown && { onUnknown: parts.onUnknown })}
      >
        {fields}
      </FormPage>
    )
  }

  function KnownForm({ call, page }: { call: QueryCall<Record<string, never>, Known>; page: Page }) {
    const known = useCall(call, {}, fresh)
    const reply = joinFresh({ known })
    const title = texts.failed === undefined ? {} : { failedTitle: texts.failed }
    return (
      <QueryBoundary query={reply} skeleton={skeleton} {...title}>
        {(data) => <FilledForm known={data.known} page={page} />}
      </QueryBoundary>
    )
  }

  return function SpecPage(page: Page & FormStepProps<ExitName<Name, AuthId>>) {
    const form = query ? (
      <KnownForm call={query} page={page} />
    ) : (
      // Without a query nothing is known, and `Known` is null.
      <FilledForm known={null as Known} page={page} />
    )
    if (authId === undefined) return form
    return (
      // The exits of a pre-check are there when `authId` is.
      <Permitted authId={authId} skeleton={skeleton} exit={page.exit as unknown as PermittedProps['exit']}>
        {form}
      </Permitted>
    )
  }
}
