import { DrawingClock, DrawingDocument, DrawingShield } from '@koo/kit/Drawing'
import { StateHead } from '@koo/kit/stateMark'
import type { ReactNode } from 'react'
import * as styles from './StatePage.css.ts'

/** Success, failure, an end that nobody is to blame for, still waiting, a step for the customer's safety, something that is running. */
const tones = {
  ok: { Drawing: DrawingDocument, tone: 'ok' },
  bad: { Drawing: DrawingDocument, tone: 'warn' },
  quiet: { Drawing: DrawingDocument, tone: 'quiet' },
  wait: { Drawing: DrawingClock, tone: 'brand' },
  safe: { Drawing: DrawingShield, tone: 'brand' },
  busy: { Drawing: DrawingClock, tone: 'brand' },
} as const

export interface HeroProps {
  tone: keyof typeof tones
  title: string
  /** What it means. */
  text?: ReactNode
  /** What the page is about: a drawing of `@koo/kit/Drawing`. Each tone has one of its own. */
  drawing?: ReactNode
  /** `alert` for what has just failed. */
  role?: 'status' | 'alert'
}

/** The head of a page of one sentence: a drawing, the sentence, and what it means. Announced when it changes. */
export function Hero({ tone, drawing, ...texts }: HeroProps) {
  const { Drawing, tone: mark } = tones[tone]
  return (
    <StateHead
      {...texts}
      className={styles.head}
      tone={mark}
      running={tone === 'busy'}
      drawing={drawing ?? <Drawing />}
    />
  )
}
