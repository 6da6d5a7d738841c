'use client'
import type { ReactNode } from 'react'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import { Timeline, type TimelineStep } from '../Timeline/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { resultTimelineStrings } from './strings.ts'
import type { auditStatuses } from './variants.ts'

export type AuditStatus = (typeof auditStatuses)[number]

export interface ResultTimelineProps extends Omit<SurfaceProps, 'pad' | 'heading' | 'aside' | 'children'> {
  status: AuditStatus
  /** When the review ended ("14:02:11"). */
  time?: string
  /** An `AuditCountdown`, shown under the first step while the review runs. */
  countdown?: ReactNode
  /** Replaces the line under the first step. */
  auditText?: ReactNode
  /** Replaces the line under the second step during the payout. */
  payoutText?: ReactNode
  auditTitle?: string
  payoutTitle?: string
  /** The loan is being read: the steps keep their place, and nothing is said of them. */
  busy?: boolean
}

const UNREAD: readonly TimelineStep[] = [
  { id: 'audit', state: 'pending', title: <Skeleton width={88} /> },
  { id: 'payout', state: 'pending', title: <Skeleton width={72} /> },
]

const auditStates = { auditing: 'active', unknown: 'active', passed: 'done', failed: 'failed' } as const

/** Review, then payout: the two steps after an application. */
export function ResultTimeline(props: ResultTimelineProps) {
  const { status, time, countdown, auditText, payoutText, auditTitle, payoutTitle, busy, ...rest } = props
  const t = usePartStrings('resultTimeline', resultTimelineStrings)
  if (busy) {
    return (
      <Surface aria-busy {...rest}>
        <Timeline aria-hidden steps={UNREAD} />
      </Surface>
    )
  }
  const passed = status === 'passed'
  const title = auditTitle ?? t[status]
  const steps: TimelineStep[] = [
    { id: 'audit', state: auditStates[status], title, text: auditText ?? underAudit() },
    {
      id: 'payout',
      state: passed ? 'active' : 'pending',
      title: payoutTitle ?? (passed ? t.paying : status === 'failed' ? t.stopped : t.waiting),
      text: passed ? (payoutText ?? t.payingText) : undefined,
    },
  ]
  return (
    <Surface {...rest}>
      {/* Only the step is announced: a countdown in a live region would be read every second. */}
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <Timeline steps={steps} />
    </Surface>
  )

  function underAudit(): ReactNode {
    if (status === 'auditing') return countdown
    return status === 'unknown' ? t.unknownText : time
  }
}
