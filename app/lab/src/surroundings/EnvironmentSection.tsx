import { useState } from 'react'
import { copy } from '../copy.ts'
import { useLab } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Choice, Input, Select } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import {
  DEFAULT_VERSION,
  environmentChoice,
  hasVersion,
  keepChoice,
  kinds,
  readChoice,
  systemOf,
  systems,
  type EnvironmentChoice,
} from './choice.ts'

const OWN = 'own'
/** Value of an app or messenger that does what was agreed on. */
const ORDINARY = ''
const options = [
  [OWN, copy.environment.own] as const,
  ...kinds.map((kind) => [kind, copy.environment.names[kind]] as const),
]
const systemOptions = systems.map((name) => [name, copy.environment.systems[name]] as const)

/** Switches the page to another environment from the next load on. */
export function EnvironmentSection() {
  const { host } = useLab()
  const [kept] = useState(() => readChoice(host.local))
  const [kind, setKind] = useState<EnvironmentChoice['kind'] | typeof OWN>(kept?.kind ?? OWN)
  const [os, setOs] = useState(kept?.os ?? 'ios')
  const [version, setVersion] = useState(kept?.version ?? DEFAULT_VERSION)
  const bound = kind === OWN ? null : systemOf(kind)
  const manners = kind === OWN ? [] : host.bridge.manners(kind)
  const [manner, setManner] = useState(kept?.manner ?? ORDINARY)
  const misbehaves = manners.some(([name]) => name === manner)
  const choice = environmentChoice.safeParse({
    kind,
    os: bound ?? os,
    version,
    ...(misbehaves && { manner }),
  })
  const enter = (next: EnvironmentChoice | null) => {
    keepChoice(host.local, next)
    host.reload()
  }

  return (
    <Section title={copy.environment.title}>
      <Choice
        label={copy.environment.kind}
        value={kind}
        options={options}
        onValueChange={(next) => setKind(next)}
      />
      {kind !== OWN && bound === null && (
        <Choice
          label={copy.environment.system}
          value={os}
          options={systemOptions}
          onValueChange={(next) => setOs(next)}
        />
      )}
      {kind !== OWN && hasVersion(kind) && (
        <Input
          label={copy.environment.version}
          inputMode="decimal"
          value={version}
          onValueChange={setVersion}
          error={choice.success ? null : copy.environment.badVersion}
        />
      )}
      {manners.length > 0 && (
        <Select
          label={copy.environment.manner}
          value={misbehaves ? manner : ORDINARY}
          onValueChange={setManner}
        >
          <option value={ORDINARY}>{copy.environment.ordinary}</option>
          {manners.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </Select>
      )}
      <div className={parts.row}>
        {kind === OWN ? (
          <Action disabled={kept === null} onClick={() => enter(null)}>
            {copy.environment.leave}
          </Action>
        ) : (
          <Action
            kind="primary"
            disabled={!choice.success}
            onClick={() => choice.success && enter(choice.data)}
          >
            {copy.environment.apply}
          </Action>
        )}
        <span className={parts.note}>{copy.environment.note}</span>
      </div>
    </Section>
  )
}
