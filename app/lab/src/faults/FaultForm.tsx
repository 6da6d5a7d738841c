import { useState } from 'react'
import type { FaultKind } from '../admin.ts'
import { copy } from '../copy.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Choice, Input, Select } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { draftOf, readDraft, type RuleErrors } from './form.ts'

/** The parts of the contract as patterns: `cash/*`. */
const areasOf = (paths: readonly string[]) => [
  ...new Set(paths.filter((path) => /^\w+\//.test(path)).map((path) => path.replace(/\/.*/, '/*'))),
]

/** The form of a new rule: which fault affects which calls, how often and how likely. */
export function FaultForm() {
  const kinds = useRead('faultKinds')
  const [first] = kinds ?? []
  if (!kinds || !first) return <p className={parts.note}>{copy.waiting}</p>
  return <Form kinds={kinds} first={first} />
}

function Form({ kinds, first }: { kinds: readonly FaultKind[]; first: FaultKind }) {
  const { admin } = useLab()
  const act = useAct()
  const calls = useRead('calls')
  const [draft, setDraft] = useState(() => draftOf(first))
  const [errors, setErrors] = useState<RuleErrors>({})
  const kind = kinds.find((each) => each.kind === draft.kind) ?? first
  const paths = calls?.map(({ path }) => path) ?? []
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })

  const add = () => {
    const read = readDraft(draft, kind)
    setErrors('errors' in read ? read.errors : {})
    if ('rule' in read) void act(() => admin.addFault(read.rule), copy.faults.added)
  }

  return (
    <Section title={copy.faults.title}>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Input
          label={copy.faults.call}
          hint={copy.faults.callHint}
          value={draft.match}
          onValueChange={(match) => set({ match })}
          suggestions={['*', ...areasOf(paths), ...paths]}
        />
        <div className={parts.pair}>
          <Select
            label={copy.faults.kind}
            value={draft.kind}
            onValueChange={(name) =>
              setDraft(draftOf(kinds.find((each) => each.kind === name) ?? first, draft))
            }
          >
            {kinds.map((each) => (
              <option key={each.kind} value={each.kind}>
                {copy.faults.kinds[each.kind] ?? each.kind}
              </option>
            ))}
          </Select>
          {kind.argument && (
            <Input
              label={copy.faults.arguments[kind.argument.name] ?? kind.argument.name}
              inputMode="numeric"
              value={draft.argument}
              onValueChange={(argument) => set({ argument })}
              error={errors.argument}
            />
          )}
        </div>
        <p className={parts.note}>{kind.about.zh}</p>
        {kind.moments.length > 0 && (
          <Choice
            label={copy.faults.moment}
            labelHidden={false}
            value={draft.moment}
            options={kind.moments.map((each) => [each, copy.rules.moments[each]] as const)}
            onValueChange={(moment) => set({ moment })}
          />
        )}
        <div className={parts.triple}>
          <Input
            label={copy.faults.times}
            inputMode="numeric"
            value={draft.times}
            onValueChange={(times) => set({ times })}
            placeholder={copy.rules.always}
            error={errors.times}
          />
          <Input
            label={copy.faults.skip}
            inputMode="numeric"
            value={draft.skip}
            onValueChange={(skip) => set({ skip })}
            placeholder="0"
            error={errors.skip}
          />
          <Input
            label={copy.faults.probability}
            inputMode="numeric"
            value={draft.probability}
            onValueChange={(probability) => set({ probability })}
            placeholder="100"
            error={errors.probability}
          />
        </div>
        <div className={parts.row}>
          <Action kind="primary" type="submit">
            {copy.faults.add}
          </Action>
        </div>
      </form>
    </Section>
  )
}
