import { Button } from '@koo/kit/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { copy, faultKinds } from './copy.ts'
import * as styles from './Lab.css.ts'
import { sandbox, type FaultRuleEntry } from './sandbox.ts'
import { Section, type SectionProps } from './Section.tsx'

const EVERY = '*'

/** A fault in the sandbox's text form, or in the words it was offered with. */
const nameOf = ({ kind, ms, status, code, when }: FaultRuleEntry['faults'][number]) => {
  const value = ms ?? status ?? code
  const moment = when === undefined ? '' : `${value === undefined ? '=' : ':'}${when}`
  const text = `${kind}${value === undefined ? '' : `=${value}`}${moment}`
  return faultKinds.find(({ fault }) => fault === text)?.label ?? text
}

const describe = ({ match, times, faults }: FaultRuleEntry) =>
  `${match === EVERY ? copy.faults.every : match}：${faults.map(nameOf).join('、')}${times === null ? '' : ` ×${times}`}`

/** What goes wrong with the next calls. */
export function FaultSection({ onTrouble }: SectionProps) {
  const [rules, setRules] = useState<readonly FaultRuleEntry[]>([])
  const [paths, setPaths] = useState<readonly string[]>([])
  const [match, setMatch] = useState(EVERY)
  const [fault, setFault] = useState<string>(faultKinds[0].fault)
  const [once, setOnce] = useState(true)
  const trouble = useEffectEvent(onTrouble)
  useEffect(() => {
    sandbox.faults().then(setRules, (error: unknown) => trouble(error))
    sandbox.calls().then(
      (calls) => setPaths(calls.filter(({ answered }) => answered).map(({ path }) => path)),
      (error: unknown) => trouble(error),
    )
  }, [])
  const change = (work: Promise<readonly FaultRuleEntry[]>) => work.then(setRules, onTrouble)

  return (
    <Section title={copy.faults.title}>
      <label className={styles.field}>
        {copy.faults.call}
        <select className={styles.select} value={match} onChange={(event) => setMatch(event.target.value)}>
          <option value={EVERY}>{copy.faults.every}</option>
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {copy.faults.kind}
        <select className={styles.select} value={fault} onChange={(event) => setFault(event.target.value)}>
          {faultKinds.map((kind) => (
            <option key={kind.fault} value={kind.fault}>
              {kind.label}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.row}>
        <label>
          <input type="radio" name="lab-times" checked={once} onChange={() => setOnce(true)} />{' '}
          {copy.faults.once}
        </label>
        <label>
          <input type="radio" name="lab-times" checked={!once} onChange={() => setOnce(false)} />{' '}
          {copy.faults.always}
        </label>
        <Button
          kind="secondary"
          size="medium"
          lock={0}
          onClick={() => change(sandbox.addFault({ match, fault, ...(once && { times: 1 }) }))}
        >
          {copy.faults.add}
        </Button>
        {rules.length > 0 && (
          <Button kind="text" size="medium" onClick={() => change(sandbox.clearFaults())}>
            {copy.faults.clear}
          </Button>
        )}
      </div>
      {rules.length === 0 && <p className={styles.note}>{copy.faults.none}</p>}
      <ul>
        {rules.map((rule, index) => (
          <li key={describe(rule)} className={styles.entry}>
            <span className={styles.path}>{describe(rule)}</span>
            <Button kind="text" size="small" onClick={() => change(sandbox.removeFault(index))}>
              {copy.faults.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
