import { Tag } from '@koo/kit/Tag'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { useLab } from '../context.tsx'
import { Facts } from '../parts/Facts.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { bridgeCalls, bridgeMethods } from './bridge.ts'
import { readChoice } from './choice.ts'

/** The stand-in for the app's bridge: what it can do and what the page asked of it. */
export function BridgeSection() {
  const { host } = useLab()
  const [choice] = useState(() => readChoice(host.local))
  const methods = choice ? bridgeMethods(choice) : []
  const calls = bridgeCalls()
  const words = copy.environment
  return (
    <Section title={words.bridge}>
      {methods.length === 0 ? (
        <p className={parts.note}>{words.noBridge}</p>
      ) : (
        <>
          <Facts
            facts={methods.map(({ name, least, open }) => [
              name,
              <>
                <Tag tone={open ? 'ok' : 'plain'}>{open ? words.yes : words.no}</Tag> {words.least(least)}
              </>,
            ])}
          />
          <h4 className={parts.label}>{words.calls}</h4>
          {calls.length === 0 && <p className={parts.note}>{words.noCalls}</p>}
          <ul className={parts.rows}>
            {calls.map(({ method, given, refused }, at) => (
              // A list that only grows at its end and never changes.
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
