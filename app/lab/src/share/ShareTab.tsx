import { Checkbox } from '@koo/kit/Checkbox'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { momentText } from '../format.ts'
import { useLab, useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Facts } from '../parts/Facts.tsx'
import * as parts from '../parts/parts.css.ts'
import { Input } from '../parts/fields.tsx'
import { Section } from '../parts/Section.tsx'
import { readChoice } from '../surroundings/choice.ts'
import { useWorldTime } from '../clock/useWorldTime.ts'
import { readShareLink, shareLink } from './link.ts'

/** Creates a link that brings another browser and its world into the current state. */
export function ShareTab() {
  const { host, showNotice } = useLab()
  const state = useRead('state')
  const personaList = useRead('personas')
  const now = useWorldTime(state?.clock)
  const [signedIn, setSignedIn] = useState(() => host.session.current() !== null)
  if (!state) return <p className={parts.note}>{copy.waiting}</p>

  const theme = host.theme.choice()
  const environment = readChoice(host.local)
  const address = host.address()
  const link = shareLink(address, { v: 1, world: state, theme, environment, signedIn })
  const fits = readShareLink(link.slice(address.length)) !== null
  const send = async () => {
    try {
      await host.copy(link)
      showNotice(copy.share.copied)
    } catch {
      showNotice(copy.share.noClipboard, true)
    }
  }

  return (
    <Section title={copy.share.title}>
      <p className={parts.note}>{copy.share.note}</p>
      <Facts
        facts={[
          [copy.share.page, address],
          [
            copy.share.customer,
            personaList?.personas.find(({ name }) => name === state.persona)?.title ?? state.persona,
          ],
          [
            copy.share.environment,
            environment ? copy.environment.names[environment.kind] : copy.environment.own,
          ],
          [copy.share.theme, copy.theme.names[theme]],
          [copy.share.clock, clockText(state.clock, now)],
          [copy.share.faults, copy.world.items(state.faults.length)],
          [copy.share.repeats, state.dropRepeats ? copy.faults.repeatsOn : copy.faults.repeatsOff],
        ]}
      />
      <Checkbox size="small" label={copy.share.signIn} value={signedIn} onValueChange={setSignedIn} />
      <Input
        label={copy.share.link}
        readOnly
        value={link}
        error={!fits && copy.share.tooLong}
        onFocus={(event) => event.target.select()}
      />
      <div className={parts.row}>
        <Action kind="primary" disabled={!fits} onClick={send}>
          {copy.share.copy}
        </Action>
      </div>
    </Section>
  )
}

const clockText = (
  { offsetMs, frozenAt }: { offsetMs: number; frozenAt: number | null },
  now: number | null,
) =>
  frozenAt === null && offsetMs === 0
    ? copy.clock.real
    : `${now === null ? '' : momentText(now)}${frozenAt === null ? '' : ` ${copy.clock.stopped}`}`
