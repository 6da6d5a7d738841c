import { Button } from '@koo/kit/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../app-context.ts'
import { reloadWindow } from '../navigation/window.ts'
import { clearStores } from '../storage/safe-storage.ts'
import { copy } from './copy.ts'
import * as styles from './Lab.css.ts'
import { sandbox, type PersonaEntry } from './sandbox.ts'
import { Section, type SectionProps } from './Section.tsx'

/** Seconds a session made here lasts on this side; the sandbox ends it by its own clock. */
const SESSION_SECONDS = 7200

/** Becomes another customer: an empty browser, a fresh world, signed in. */
export function PersonaSection({ onTrouble }: SectionProps) {
  const { session, theme } = useApp()
  const [personas, setPersonas] = useState<readonly PersonaEntry[]>([])
  const [chosen, setChosen] = useState('')
  const trouble = useEffectEvent(onTrouble)
  useEffect(() => {
    sandbox.personas().then(
      (answer) => {
        setPersonas(answer.personas)
        setChosen(answer.current)
      },
      (error: unknown) => trouble(error),
    )
  }, [])

  const become = async () => {
    try {
      await sandbox.reset(chosen)
      const { token, userId } = await sandbox.signIn(chosen)
      const look = theme.choice()
      clearStores()
      theme.choose(look)
      session.signIn({ token, userId, expiresIn: SESSION_SECONDS })
      reloadWindow()
    } catch (error) {
      onTrouble(error)
    }
  }

  return (
    <Section title={copy.persona.title}>
      <select
        className={styles.select}
        aria-label={copy.persona.title}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {personas.map(({ name, title, mobile }) => (
          <option key={name} value={name}>
            {title}（{mobile}）
          </option>
        ))}
      </select>
      <p className={styles.note}>{personas.find(({ name }) => name === chosen)?.shows}</p>
      <div className={styles.row}>
        <Button size="medium" disabled={chosen === ''} onClick={become}>
          {copy.persona.reset}
        </Button>
        <span className={styles.note}>{copy.persona.note}</span>
      </div>
    </Section>
  )
}
