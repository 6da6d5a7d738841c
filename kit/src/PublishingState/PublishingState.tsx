'use client'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { DrawingBank, DrawingClock, DrawingDocument } from '../Drawing/index.ts'
import { FactList, type Fact } from '../facts/FactList.tsx'
import { FooterBar } from '../FooterBar/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Page, type PageProps } from '../Page/index.ts'
import { StateHead } from '../stateMark/StateHead.tsx'
import { Surface } from '../Surface/index.ts'
import * as styles from './PublishingState.css.ts'
import { publishingStateStrings } from './strings.ts'
import type { publishingStates } from './variants.ts'

type State = (typeof publishingStates)[number]

export type PublishingFact = Fact

export interface PublishingStateProps extends Omit<PageProps, 'footer' | 'busy' | 'title' | 'children'> {
  state: State
  title?: ReactNode
  /** What is happening and what to do. */
  text?: ReactNode
  /** One sentence about what is known of the money. */
  money?: ReactNode
  /** The facts of the application: amount, card, time. */
  facts?: readonly PublishingFact[]
  /** Label of the main action. */
  action?: string
  onAction?: () => unknown
  /** Label of the second action. */
  secondary?: string
  onSecondary?: () => void
  /** The main action is running. */
  pending?: boolean
}

const drawings = {
  submitting: DrawingBank,
  confirming: DrawingBank,
  unresolved: DrawingClock,
  notSubmitted: DrawingDocument,
} as const

const tones = {
  submitting: 'brand',
  confirming: 'brand',
  unresolved: 'warn',
  notSubmitted: 'quiet',
} as const

const waiting = (state: State) => state === 'submitting' || state === 'confirming'

/**
 * The page between the tap and the result. It says only what is known about the money, and offers no second application
 * while the first may exist.
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
  const t = usePartStrings('publishingState', publishingStateStrings)
  const titleId = useId()
  const head = useRef<HTMLDivElement>(null)
  // It takes the place of a page that may be scrolled, and on a low screen its head would lie under the title bar.
  useLayoutEffect(() => {
    head.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  const Drawing = drawings[state]
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
        <StateHead
          ref={head}
          tone={tones[state]}
          running={waiting(state)}
          drawing={<Drawing />}
          title={title ?? t[state]}
          titleId={titleId}
          text={text ?? t[`${state}Text`]}
        />
        <Surface aria-labelledby={titleId}>
          <p className={styles.money}>{money ?? t[`${state}Money`]}</p>
          <FactList facts={facts} className={styles.facts} />
        </Surface>
      </div>
    </Page>
  )
}
