import { Amount } from '@koo/kit/Amount'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { StateHead } from '@koo/kit/stateMark'
import type { CampaignState } from './campaignOf.ts'
import { copy } from './copy.ts'
import * as styles from './campaign.css.ts'

const tones = { early: 'quiet', open: 'brand', joined: 'brand', done: 'ok', ended: 'quiet' } as const

/** What a campaign is about: its state, what it brings, and from when to when. */
export function CampaignHead({ campaign: { phase, most, dates } }: { campaign: CampaignState }) {
  const { title, text } = copy.phase[phase]
  return (
    <StateHead
      className={styles.head}
      tone={tones[phase]}
      drawing={<DrawingCalendar />}
      title={title}
      text={text}
    >
      {most !== null && (
        <p className={styles.most}>
          <span>{copy.most}</span>
          <Amount size="hero" value={most} suffix={copy.yuan} />
        </p>
      )}
      {dates && <p className={styles.dates}>{dates}</p>}
    </StateHead>
  )
}
