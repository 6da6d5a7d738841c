import { Tag } from '@koo/kit/Tag'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { useLab } from '../context.tsx'
import { Facts } from '../parts/Facts.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { readChoice } from './choice.ts'

/** The simulated app bridge: its methods, and the calls of the page. */
export function BridgeSection() {
  const { host } = useLab()
  const [choice] = useState(() => readChoice(host.local))
  const methods = choice ? host.bridge.methods(choice) : []
  const calls = host.bridge.calls()
  const labels = copy.environment
  return (
    <Section title={labels.bridge}>
      {methods.length === 0 ? (
        <p className={parts.note}>{labels.noBridge}</p>
      ) : (
        <>
          <Facts
            facts={methods.map(({ name, least, open }) => [
              name,
              <>
                <Tag tone={open ? 'ok' : 'plain'}>{open ? labels.yes : labels.no}</Tag> {labels.least(least)}
              </>,
            ])}
          />
          <h4 className={parts.label}>{labels.calls}</h4>
          {calls.length === 0 && <p className={parts.note}>{labels.noCalls}</p>}
          <ul className={parts.rows}>
            {calls.map(({ method, given, refused }, at) => (
              // The list only grows at its end, so the index is a stable key.
              <li key={at} className={parts.note}>
                {method} {given} {refused}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
