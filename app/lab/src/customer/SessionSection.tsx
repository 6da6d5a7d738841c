import { useSyncExternalStore } from 'react'
import { copy } from '../copy.ts'
import { momentText } from '../format.ts'
import { useAct, useLab } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Facts } from '../parts/Facts.tsx'
import * as styles from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'

/** Shows who is signed in. Ends the session on the server, so that the next call fails, or in this browser. */
export function SessionSection() {
  const { host, admin, showNotice } = useLab()
  const act = useAct()
  const { session } = host
  useSyncExternalStore(session.onChange, () => session.current()?.token)
  const current = session.current()
  const end = (code: -4000 | -4001) =>
    act(
      () => admin.expire(code),
      ({ ended }) => copy.session.ended(ended),
    )
  const signOut = () => {
    session.signOut()
    showNotice(copy.session.signedOut)
  }

  return (
    <Section title={copy.session.title}>
      {current ? (
        <Facts
          facts={[
            [copy.session.who, current.userId],
            [copy.session.until, momentText(current.expiresAt)],
          ]}
        />
      ) : (
        <p className={styles.note}>{copy.session.visitor}</p>
      )}
      <div className={styles.row}>
        <Action onClick={() => end(-4000)}>{copy.session.expire}</Action>
        <Action onClick={() => end(-4001)}>{copy.session.replace}</Action>
        <Action kind="text" disabled={!current} onClick={signOut}>
          {copy.session.signOut}
        </Action>
      </div>
    </Section>
  )
}
