'use client'
import type { ReactNode } from 'react'
import { usePartWords } from '../locale/usePartWords.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import { Timeline, type TimelineStep } from '../Timeline/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { resultTimelineWords } from './words.ts'

/** `unknown`: polling ended without a result, which is no failure. */
export const auditStatuses = ['auditing', 'passed', 'failed', 'unknown'] as const

export type AuditStatus = (typeof auditStatuses)[number]

export interface ResultTimelineProps extends Omit<SurfaceProps, 'pad' | 'heading' | 'aside' | 'children'> {
  status: AuditStatus
  /** When the review ended ("14:02:11"). */
  time?: string
  /** An `AuditCountdown`, shown under the first step while the review runs. */
  countdown?: ReactNode
  /** Replaces the line under the first step. */
  auditText?: ReactNode
  /** Replaces the line under the second step while the lender pays out. */
  payoutText?: ReactNode
  auditTitle?: string
  payoutTitle?: string
}

const auditStates = { auditing: 'active', unknown: 'active', passed: 'done', failed: 'failed' } as const

/** Review, then payout: the two steps after an application (spec 2 "Loan result page", 4 "Result page audit status"). */
export function ResultTimeline(props: ResultTimelineProps) {
  const { status, time, countdown, auditText, payoutText, auditTitle, payoutTitle, ...rest } = props
  const t = usePartWords('resultTimeline', resultTimelineWords)
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
      {/* Only the step is announced: a countdown inside a live region would be read out every second. */}
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <Timeline steps={steps} />
    </Surface>
  )

  function underAudit(): ReactNode {
    if (status === 'auditing') return countdown
    return status === 'unknown' ? t.unknownText : time
  }
}
