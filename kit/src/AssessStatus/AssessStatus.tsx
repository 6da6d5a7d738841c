'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { cx } from '../cx.ts'
import { FactList, type Fact } from '../facts/FactList.tsx'
import { IconClock, IconInfo, IconShield, IconSuccess } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { ownText } from '../ownText.tsx'
import { StateHead } from '../stateMark/StateHead.tsx'
import { Surface } from '../Surface/index.ts'
import * as styles from './AssessStatus.css.ts'
import { assessStatusStrings } from './strings.ts'
import type { assessStatuses } from './variants.ts'

export type AssessFact = Fact

export interface AssessStatusProps extends Omit<ComponentProps<'section'>, 'title'> {
  status: (typeof assessStatuses)[number]
  title?: ReactNode
  /** What it means and what comes next; for `failed` the reason. */
  text?: ReactNode
  /** The granted amount with separators, shown without cents that are zero. Without one, or with zero, the text says so. */
  amount?: string | null
  amountLabel?: string
  /** A drawing of `@koo/kit/Drawing`, in place of the icon. */
  drawing?: ReactNode
  /** The assessment takes longer than usual: the text says so, and that the customer may leave. */
  slow?: boolean
  /** At most three: when it was, when the customer may try again. */
  facts?: readonly Fact[]
  /** Below: a notice, a list of steps. */
  children?: ReactNode
}

const looks = {
  ready: { Icon: IconShield, tone: 'brand' },
  assessing: { Icon: IconClock, tone: 'brand' },
  failed: { Icon: IconInfo, tone: 'quiet' },
  passed: { Icon: IconSuccess, tone: 'ok' },
} as const

/** Where an assessment of credit is: to be started, running, failed or passed. Claims nothing that is not known. */
export function AssessStatus(props: AssessStatusProps) {
  const { status, title, text, amount, amountLabel, drawing, slow = false, facts = [], ...others } = props
  const { className, children, ...rest } = others
  const t = usePartStrings('assessStatus', assessStatusStrings)
  const { Icon, tone } = looks[status]
  // Nobody is granted nothing: such a reply has no amount.
  const granted = status === 'passed' && amount && /[1-9]/.test(amount) ? amount.replace(/\.0+$/, '') : null
  const defaultText = {
    ready: t.readyText,
    assessing: slow ? t.slowText : t.assessingText,
    failed: t.failedText,
    passed: granted === null ? t.amountUnknown : undefined,
  }[status]
  const shownText = text ?? defaultText
  return (
    <section {...rest} aria-busy={status === 'assessing' || undefined} className={cx(styles.root, className)}>
      <StateHead
        tone={tone}
        running={status === 'assessing'}
        icon={<Icon />}
        drawing={drawing}
        title={title ?? t[status]}
        text={shownText}
      >
        {granted !== null && (
          <p className={styles.amount}>
            <span className={styles.amountLabel}>{amountLabel ?? t.amount}</span>
            <Amount unit="¥" value={granted} size="hero" />
          </p>
        )}
      </StateHead>
      {status === 'failed' && <p className={styles.money}>{t.failedMoney}</p>}
      {facts.length > 0 && (
        <Surface>
          <FactList facts={facts} className={styles.facts} />
        </Surface>
      )}
      {ownText(children)}
    </section>
  )
}
