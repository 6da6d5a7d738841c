import { STEP_LINK, STEP_PAGE } from '@koo/flow'
import type { CallEntry, NextReply } from '../admin.ts'
import { copy } from '../copy.ts'

export const replyKinds = ['result', 'content', 'http', 'route'] as const
export type ReplyKind = (typeof replyKinds)[number]

export const routes = ['page', 'link', 'lost', 'hostile'] as const
export type Route = (typeof routes)[number]

/** Values of the form for the next reply, as typed. */
export interface ReplyDraft {
  path: string
  replyKind: ReplyKind
  /** A code of the list, or OTHER. */
  code: string
  ownCode: string
  message: string
  content: string
  raw: boolean
  status: string
  route: Route
  pageCode: string
  url: string
  times: string
}

/** The option that uses the code from the field beside it. */
export const OTHER = 'other'

/** Codes that every call may return (spec 8). */
export const commonCodes = [42020, 42095, 400, -4000, -4001] as const

/** Step names of routing replies, as flows know them. */
export const pageCodes: readonly string[] = [...Object.keys(STEP_PAGE), ...Object.keys(STEP_LINK)]

/** A step name without a page. */
const UNKNOWN_STEP = 'no-such-step'
/** An address that the url gate must refuse. */
const HOSTILE_URL = 'javascript:alert(1)'

export const emptyDraft: ReplyDraft = {
  path: '',
  replyKind: 'result',
  code: String(commonCodes[0]),
  ownCode: '',
  message: '',
  content: '',
  raw: false,
  status: '500',
  route: 'page',
  pageCode: pageCodes[0] ?? '',
  url: 'https://',
  times: '1',
}

export type ReplyErrors = Partial<Record<'path' | 'ownCode' | 'content' | 'status' | 'times', string>>

/** The Content of a routing reply, `{ actionType, pageCode, url }` (spec 4, server-driven routing). */
function routeContent({ route, pageCode, url }: ReplyDraft) {
  switch (route) {
    case 'page':
      return { actionType: 'PAGE', pageCode, url: null }
    case 'lost':
      return { actionType: 'PAGE', pageCode: UNKNOWN_STEP, url: null }
    case 'link':
      return { actionType: 'LINK', pageCode: null, url }
    case 'hostile':
      return { actionType: 'LINK', pageCode: null, url: HOSTILE_URL }
  }
}

const integer = (text: string, min: number, max: number): number | null => {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? value : null
}

/**
 * Turns the form into the request to the sandbox, or into an error. The sandbox checks a content against the contract.
 */
export function readReply(
  draft: ReplyDraft,
  calls: readonly CallEntry[],
): { reply: NextReply } | { errors: ReplyErrors } {
  const { path, replyKind, message } = draft
  const times = integer(draft.times, 1, 9999)
  const errors: ReplyErrors = {
    ...(!calls.some((call) => call.path === path) && { path: copy.answer.unknown }),
    ...(times === null && { times: copy.faults.badNumber(1, 9999) }),
  }
  const reply: NextReply = { path, ...(times !== null && { times }) }
  if (replyKind === 'result') {
    const code = integer(draft.code === OTHER ? draft.ownCode : draft.code, -99_999, 99_999)
    if (code === null) errors.ownCode = copy.answer.badNumber
    else reply.result = { code, ...(message !== '' && { message: message }) }
  } else if (replyKind === 'http') {
    const status = integer(draft.status, 200, 599)
    if (status === null) errors.status = copy.faults.badNumber(200, 599)
    else reply.http = status
  } else if (replyKind === 'route') {
    reply.content = routeContent(draft)
  } else {
    try {
      reply.content = JSON.parse(draft.content)
      if (draft.raw) reply.raw = true
    } catch (error) {
      errors.content = copy.answer.notJson(error instanceof Error ? error.message : '')
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { reply }
}
