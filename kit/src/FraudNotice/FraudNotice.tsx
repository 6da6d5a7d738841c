'use client'
import { useLocale } from '../locale/index.ts'
import { Notice, type NoticeProps } from '../Notice/index.ts'

export type FraudNoticeProps = NoticeProps

/** The warning against fraud that belongs on every page after which money moves (spec 8). */
export function FraudNotice({ tone = 'warn', children, ...rest }: FraudNoticeProps) {
  const t = useLocale()
  return (
    <Notice {...rest} tone={tone}>
      {children ?? t.fraudNotice.text}
    </Notice>
  )
}
