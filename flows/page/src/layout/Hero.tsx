import { IconClock, IconShield, IconSuccess, IconWarn } from '@koo/kit/Icon'
import { StateHead } from '@koo/kit/stateMark'
import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

/** Success, failure, still waiting, a step for the customer's safety, or something that is running. */
const tones = {
  ok: { Icon: IconSuccess, tone: 'ok' },
  bad: { Icon: IconWarn, tone: 'warn' },
  wait: { Icon: IconClock, tone: 'brand' },
  safe: { Icon: IconShield, tone: 'brand' },
  busy: { Icon: IconClock, tone: 'brand' },
} as const

interface HeroProps {
  tone: keyof typeof tones
  title: string
  text?: ReactNode
}

/** The head of a result or waiting page: a large icon, one sentence, and what it means. Announced when it changes. */
export function Hero({ tone, title, text }: HeroProps) {
  const { Icon, tone: mark } = tones[tone]
  return (
    <StateHead
      className={styles.result}
      tone={mark}
      running={tone === 'busy'}
      icon={<Icon />}
      title={title}
      text={text}
    />
  )
}
