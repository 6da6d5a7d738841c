import type { Membership } from '@koo/api-client/types'
import { Amount } from '@koo/kit/Amount'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { money, statedCents } from '@koo/pricing'
import type { Standing } from '../plans/standing.ts'
import * as styles from './centre.css.ts'
import { copy } from './copy.ts'

interface StandingCardProps {
  standing: Standing
  savedAmount: Membership['savedAmount']
}

/** Which member the customer is, until when, and what that has saved so far: nothing is not bragged about. */
export function StandingCard({ standing, savedAmount }: StandingCardProps) {
  const saved = statedCents(savedAmount)
  const { title, text } = saidOf(standing)
  return (
    <Surface className={styles.card[standing.kind === 'member' ? 'member' : 'plain']}>
      <Stack gap={2}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {saved !== null && saved > 0 && (
          <p className={styles.saved}>
            <span>{copy.saved}</span>
            <Amount unit="¥" value={money(saved)} size="large" tone="benefit" />
          </p>
        )}
      </Stack>
    </Surface>
  )
}

function saidOf({ kind, name, until }: Standing): { title: string; text: string } {
  const { never, member, ended, unknown } = copy.standing
  switch (kind) {
    case 'member':
      return { title: name || member.title, text: until && member.text(until) }
    case 'ended':
      return { title: ended.title, text: name && until && ended.text(name, until) }
    case 'never':
      return never
    case 'unknown':
      return unknown
  }
}
