import { IconCheck, IconClock, IconShield } from '@koo/kit/Icon'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import type { ReactNode } from 'react'
import { Facts, type Fact } from './Facts.tsx'
import { FooterActions } from './FooterActions.tsx'
import { Hero, type HeroProps } from './Hero.tsx'
import * as styles from './StatePage.css.ts'

export interface StatePageProps extends Omit<HeroProps, 'title'> {
  /** What happened, in one sentence. */
  title?: string
  /** In place of title and text: a head of the page's own. */
  head?: ReactNode
  /** What it means for the customer's money and limit. */
  money?: ReactNode
  /** What was kept: what the customer has filled in or sent. */
  kept?: ReactNode
  /** What comes next, and when. */
  next?: ReactNode
  /** At most three. */
  facts?: readonly Fact[]
  /** Buttons: one primary, named by what it does, the others as text. */
  actions?: ReactNode
  children?: ReactNode
}

/**
 * A page of one sentence: what happened, what it means for the money, what was kept, what comes next and when, and one
 * primary button. The block stands a little above the middle of the screen.
 */
export function StatePage(props: StatePageProps) {
  const { title = '', head, money, kept, next, facts = [], actions, children, ...hero } = props
  return (
    <Page busy={hero.tone === 'busy'} {...(actions && { footer: <FooterActions>{actions}</FooterActions> })}>
      <div className={styles.body}>
        <div className={styles.block}>
          {head ?? <Hero {...hero} title={title} />}
          <Points money={money} kept={kept} next={next} />
          {facts.length > 0 && <Facts facts={facts} />}
          {children}
        </div>
      </div>
    </Page>
  )
}

const icons = { money: IconShield, kept: IconCheck, next: IconClock } as const
const order = ['money', 'kept', 'next'] as const

const isSaid = (point: ReactNode) => point !== undefined && point !== null && point !== false && point !== ''

/** What it means, line by line, always in this order; nothing when there is nothing to say. */
function Points(points: Pick<StatePageProps, (typeof order)[number]>) {
  const said = order.filter((name) => isSaid(points[name]))
  if (said.length === 0) return null
  return (
    <Surface>
      <ul className={styles.points}>
        {said.map((name) => {
          const Icon = icons[name]
          return (
            <li key={name} className={styles.point}>
              <Icon className={styles.pointIcon} />
              <span>{points[name]}</span>
            </li>
          )
        })}
      </ul>
    </Surface>
  )
}
