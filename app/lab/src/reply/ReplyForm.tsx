import { useState } from 'react'
import { copy } from '../copy.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Choice, Input } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { ContentFields } from './ContentFields.tsx'
import { emptyDraft, readReply, replyKinds, type ReplyDraft, type ReplyErrors } from './draft.ts'
import { ResultFields } from './ResultFields.tsx'
import { RouteFields } from './RouteFields.tsx'

const replyKindOptions = replyKinds.map(
  (replyKind) => [replyKind, copy.answer.replyKinds[replyKind]] as const,
)

/** Calls whose reply says which page comes next. */
const ROUTING = /\/getPageMeta$/

/** The form for the next reply of one call. */
export function ReplyForm() {
  const { admin } = useLab()
  const act = useAct()
  const calls = useRead('calls') ?? []
  const [draft, setDraft] = useState(emptyDraft)
  const [errors, setErrors] = useState<ReplyErrors>({})
  const set = (part: Partial<ReplyDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const call = calls.find(({ path }) => path === draft.path)
  const paths = calls.map(({ path }) => path)
  const routing = paths.filter((path) => ROUTING.test(path))

  const add = () => {
    const read = readReply(draft, calls)
    setErrors('errors' in read ? read.errors : {})
    if (!('reply' in read)) return
    const send = async () => {
      try {
        return await admin.next(read.reply)
      } catch (error) {
        // The sandbox's message about the content is shown beside the content field.
        if (draft.replyKind === 'content' && error instanceof Error) setErrors({ content: error.message })
        throw error
      }
    }
    void act(send, copy.answer.added(draft.path))
  }

  const replyKind = { draft, errors, set }
  return (
    <Section title={copy.answer.title}>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Input
          label={copy.answer.call}
          hint={call?.summary ?? copy.answer.callHint}
          value={draft.path}
          onValueChange={(path) => set({ path })}
          suggestions={draft.replyKind === 'route' ? routing : paths}
          error={errors.path}
        />
        <Choice
          label={copy.answer.replyKind}
          value={draft.replyKind}
          options={replyKindOptions}
          onValueChange={(next) =>
            set({
              replyKind: next,
              ...(next === 'route' && !ROUTING.test(draft.path) && { path: routing[0] ?? '' }),
            })
          }
        />
        {draft.replyKind === 'result' && <ResultFields {...replyKind} call={call} />}
        {draft.replyKind === 'content' && <ContentFields {...replyKind} />}
        {draft.replyKind === 'route' && <RouteFields {...replyKind} />}
        {draft.replyKind === 'http' && (
          <Input
            label={copy.answer.status}
            inputMode="numeric"
            value={draft.status}
            onValueChange={(status) => set({ status })}
            suggestions={['401', '404', '429', '500', '502', '503', '504']}
            error={errors.status}
          />
        )}
        <div className={parts.pair}>
          <Input
            label={copy.answer.times}
            inputMode="numeric"
            value={draft.times}
            onValueChange={(times) => set({ times })}
            error={errors.times}
          />
        </div>
        <div className={parts.row}>
          <Action kind="primary" type="submit">
            {copy.answer.add}
          </Action>
        </div>
      </form>
    </Section>
  )
}
