import { useState } from 'react'
import { copy } from '../copy.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Choice, Input } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { ContentFields } from './ContentFields.tsx'
import { emptyDraft, readAnswer, ways, type AnswerDraft, type AnswerTrouble } from './draft.ts'
import { ResultFields } from './ResultFields.tsx'
import { RouteFields } from './RouteFields.tsx'

const wayOptions = ways.map((way) => [way, copy.answer.ways[way]] as const)

/** Calls whose answer says which page comes next. */
const ROUTING = /\/getPageMeta$/

/** Picks a call and what it answers next. */
export function AnswerForm() {
  const { admin } = useLab()
  const act = useAct()
  const calls = useRead('calls') ?? []
  const [draft, setDraft] = useState(emptyDraft)
  const [trouble, setTrouble] = useState<AnswerTrouble>({})
  const set = (part: Partial<AnswerDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setTrouble({})
  }
  const call = calls.find(({ path }) => path === draft.path)
  const paths = calls.map(({ path }) => path)
  const routing = paths.filter((path) => ROUTING.test(path))

  const add = () => {
    const read = readAnswer(draft, calls)
    setTrouble('trouble' in read ? read.trouble : {})
    if (!('answer' in read)) return
    const send = async () => {
      try {
        return await admin.next(read.answer)
      } catch (error) {
        // The contract's word on the content belongs beside it.
        if (draft.way === 'content' && error instanceof Error) setTrouble({ content: error.message })
        throw error
      }
    }
    void act(send, copy.answer.added(draft.path))
  }

  const way = { draft, trouble, set }
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
          suggestions={draft.way === 'route' ? routing : paths}
          error={trouble.path}
        />
        <Choice
          label={copy.answer.way}
          value={draft.way}
          options={wayOptions}
          onValueChange={(next) =>
            set({
              way: next,
              ...(next === 'route' && !ROUTING.test(draft.path) && { path: routing[0] ?? '' }),
            })
          }
        />
        {draft.way === 'result' && <ResultFields {...way} call={call} />}
        {draft.way === 'content' && <ContentFields {...way} />}
        {draft.way === 'route' && <RouteFields {...way} />}
        {draft.way === 'http' && (
          <Input
            label={copy.answer.status}
            inputMode="numeric"
            value={draft.status}
            onValueChange={(status) => set({ status })}
            suggestions={['401', '404', '429', '500', '502', '503', '504']}
            error={trouble.status}
          />
        )}
        <div className={parts.pair}>
          <Input
            label={copy.answer.times}
            inputMode="numeric"
            value={draft.times}
            onValueChange={(times) => set({ times })}
            error={trouble.times}
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
