'use client'
import { usePartWords } from '../locale/usePartWords.ts'
import { Notice, type NoticeProps } from '../Notice/index.ts'
import { fraudNoticeWords } from './words.ts'

export type FraudNoticeProps = NoticeProps

/** The warning against fraud that belongs on every page after which money moves (spec 8). */
export function FraudNotice({ tone = 'warn', children, ...rest }: FraudNoticeProps) {
  const t = usePartWords('fraudNotice', fraudNoticeWords)
  return (
    <Notice {...rest} tone={tone}>
      {children ?? t.text}
    </Notice>
  )
}
