import { Button } from '@koo/kit/Button'
import { toast } from '@koo/kit/OverlayHost'
import { useApp } from '../app-context.ts'
import { copy } from './copy.ts'
import * as styles from './Lab.css.ts'
import { sandbox } from './sandbox.ts'
import { Section, type SectionProps } from './Section.tsx'

/** Ends the session: on the server, so that the next call finds out, or here. */
export function SessionSection({ onTrouble }: SectionProps) {
  const { session } = useApp()
  const expire = () => sandbox.expire().then(({ ended }) => toast(copy.session.ended(ended)), onTrouble)
  return (
    <Section title={copy.session.title}>
      <div className={styles.row}>
        <Button kind="secondary" size="medium" onClick={expire}>
          {copy.session.expire}
        </Button>
        <Button kind="text" size="medium" onClick={() => session.signOut()}>
          {copy.session.signOut}
        </Button>
      </div>
    </Section>
  )
}
