'use client'
import { usePartWords } from '../locale/usePartWords.ts'
import { Notice, type NoticeProps } from '../Notice/index.ts'
import { repayDayHintWords } from './words.ts'

export interface RepayDayHintProps extends NoticeProps {
  /** Day of the month on which payments are due. Nothing is shown for a day that every month has. */
  day: number
}

/** First day of the month that some month does not have (spec 9: days 29, 30, 31). */
const FIRST_MISSING_DAY = 29

/** Says what happens to a repayment day that a month does not have. */
export function RepayDayHint({ day, tone = 'warn', children, ...rest }: RepayDayHintProps) {
  const t = usePartWords('repayDayHint', repayDayHintWords)
  if (day < FIRST_MISSING_DAY) return null
  return (
    <Notice {...rest} tone={tone}>
      {children ?? t.text}
    </Notice>
  )
}
