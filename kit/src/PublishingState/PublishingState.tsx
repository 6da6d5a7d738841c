'use client'
import { useId, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { FactList, type Fact } from '../facts/FactList.tsx'
import { FooterBar } from '../FooterBar/index.ts'
import { IconClock, IconInfo, IconShield } from '../Icon/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { Page, type PageProps } from '../Page/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './PublishingState.css.ts'
import { publishingStateWords } from './words.ts'

/**
 * `submitting` the application is on its way; `confirming` the answer was lost and the server is being asked;
 * `unresolved` it could not be asked, the loan may exist; `notSubmitted` the server knows of no application.
 */
export const publishingStates = ['submitting', 'confirming', 'unresolved', 'notSubmitted'] as const

type State = (typeof publishingStates)[number]

export type PublishingFact = Fact

export interface PublishingStateProps extends Omit<PageProps, 'footer' | 'busy' | 'title' | 'children'> {
  state: State
  title?: ReactNode
  /** What is happening and what to do. */
  text?: ReactNode
  /** One sentence on what is known about the money. */
  money?: ReactNode
  /** Amount, card, time: what the application was about. */
  facts?: readonly PublishingFact[]
  /** Words of the main action. */
  action?: string
  onAction?: () => unknown
  /** Words of the second action. */
  secondary?: string
  onSecondary?: () => void
  /** The main action is under way. */
  pending?: boolean
}

const icons = {
  submitting: IconShield,
  confirming: IconShield,
  unresolved: IconClock,
  notSubmitted: IconInfo,
} as const

const waiting = (state: State) => state === 'submitting' || state === 'confirming'

/**
 * The page between the tap and the result. It says what is known about the money and nothing more, and offers no
 * second application while the first may exist.
 */
export function PublishingState(props: PublishingStateProps) {
  const {
    state,
    title,
    text,
    money,
    facts = [],
    action,
    onAction,
    secondary,
    onSecondary,
    pending,
    ...rest
  } = props
  const t = usePartWords('publishingState', publishingStateWords)
  const titleId = useId()
  const Icon = icons[state]
  const actions = (action || secondary) && (
    <FooterBar>
      <div className={styles.actions}>
        {action && (
          <Button block loading={pending} onClick={onAction}>
            {action}
          </Button>
        )}
        {secondary && (
          <Button block kind="text" size="medium" onClick={onSecondary}>
            {secondary}
          </Button>
        )}
      </div>
    </FooterBar>
  )

  return (
    <Page {...rest} footer={actions || undefined} busy={waiting(state)}>
      <div className={styles.body}>
        <div className={styles.hero} role="status">
          <span className={styles.drawing[state]} aria-hidden="true">
            {waiting(state) && (
              <svg className={styles.ring} viewBox="0 0 72 72" focusable="false">
                <circle className={styles.track} cx="36" cy="36" r="33" />
                <circle className={styles.arc} cx="36" cy="36" r="33" />
              </svg>
            )}
            <Icon className={styles.icon} />
          </span>
          <h1 id={titleId} className={styles.title}>
            {title ?? t[state]}
          </h1>
          <p className={styles.text}>{text ?? t[`${state}Text`]}</p>
        </div>
        <Surface aria-labelledby={titleId}>
          <p className={styles.money}>{money ?? t[`${state}Money`]}</p>
          <FactList facts={facts} className={styles.facts} />
        </Surface>
      </div>
    </Page>
  )
}
