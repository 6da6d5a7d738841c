import type { Permission, StatusReply } from '@koo/api-client/types'
import type { ResultPageProps } from '@koo/page/layout'
import { readableText } from '@koo/pricing'
import { DONE, RECORDED, TOMORROW } from '../../blocks/precheck/codes.ts'
import { copy, failCopy } from './copy.ts'

/** What the page says. */
interface Face extends Pick<ResultPageProps, 'tone' | 'title' | 'text' | 'money' | 'next'> {
  readonly mayTryAgain: boolean
}

/**
 * What is known of a verification that has not passed: the pre-check of now, and the result of its recording where it is
 * one. Whoever opens the page by its address is told nothing that is not so.
 */
export function failureFace(permission: Permission, recording: StatusReply | undefined): Face {
  const { allowed, reasonCode } = permission
  const reason = permission.reason && readableText(permission.reason)
  if (reasonCode === DONE)
    return { tone: 'ok', title: copy.passed.title, text: reason || copy.passed.text, mayTryAgain: false }
  const status = String(recording?.status)
  if (status === RECORDED.inReview) return { tone: 'wait', ...failCopy.inReview, mayTryAgain: false }

  const why = status === RECORDED.failed && recording?.reason ? readableText(recording.reason) : null
  const { money } = failCopy
  if (allowed)
    return {
      tone: 'bad',
      title: why === null ? failCopy.open.title : failCopy.refused,
      text: why ?? failCopy.open.text,
      money,
      mayTryAgain: true,
    }
  if (reasonCode !== TOMORROW)
    return { tone: 'wait', title: copy.unknown.title, text: reason || copy.unknown.text, mayTryAgain: false }
  const none = reason || copy.tomorrow.text
  return {
    tone: 'bad',
    title: copy.tomorrow.title,
    text: why ?? none,
    money,
    ...(why !== null && { next: none }),
    mayTryAgain: false,
  }
}
