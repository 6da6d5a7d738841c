'use client'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Notice, type NoticeProps } from '../Notice/index.ts'
import { fraudNoticeStrings } from './strings.ts'

export type FraudNoticeProps = NoticeProps

/** The warning against fraud, for every page after which money moves. */
export function FraudNotice({ tone = 'warn', children, ...rest }: FraudNoticeProps) {
  const t = usePartStrings('fraudNotice', fraudNoticeStrings)
  return (
    <Notice {...rest} tone={tone}>
      {children ?? t.text}
    </Notice>
  )
}
