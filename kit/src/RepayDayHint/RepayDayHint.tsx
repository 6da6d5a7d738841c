'use client'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Notice, type NoticeProps } from '../Notice/index.ts'
import { repayDayHintStrings } from './strings.ts'

export interface RepayDayHintProps extends NoticeProps {
  /** Day of the month on which payments are due. Nothing is shown for a day that every month has. */
  day: number
}

/** The first day that some months do not have (days 29, 30, 31). */
const FIRST_MISSING_DAY = 29

/** Says when a repayment is due in a month that does not have the repayment day. */
export function RepayDayHint({ day, tone = 'warn', children, ...rest }: RepayDayHintProps) {
  const t = usePartStrings('repayDayHint', repayDayHintStrings)
  if (day < FIRST_MISSING_DAY) return null
  return (
    <Notice {...rest} tone={tone}>
      {children ?? t.text}
    </Notice>
  )
}
