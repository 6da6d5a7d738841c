import type { CallEntry, NextAnswer } from '../admin.ts'
import { copy } from '../copy.ts'

export const ways = ['result', 'content', 'http', 'route'] as const
export type Way = (typeof ways)[number]

export const routes = ['page', 'link', 'lost', 'hostile'] as const
export type Route = (typeof routes)[number]

/** The form of the next answer, as typed. */
export interface AnswerDraft {
  path: string
  way: Way
  /** A code of the list, or OTHER. */
  code: string
  ownCode: string
  words: string
  content: string
  raw: boolean
  status: string
  route: Route
  pageCode: string
  url: string
  times: string
}

/** Value of the choice that takes the code from the field beside it. */
export const OTHER = 'other'

/** Codes every call may answer (spec 8). */
export const commonCodes = [42020, 42095, 400, -4000, -4001] as const

/** Step names of the routing answers (spec 2, step-name to page mapping). */
export const pageCodes = [
  'id-auth',
  'id-number-auth',
  'extra-user-contacts',
  'id-card-auth',
  'face-verify',
  'user-info',
  'assess-amount',
  'assess-amount-ing',
  'assess-amount-success',
  'assess-amount-fail',
  'pay',
  'combine-pay',
  'user-contacts',
] as const

/** A step that no page belongs to. */
const UNKNOWN_STEP = 'no-such-step'
/** What the address gate has to refuse. */
const HOSTILE_URL = 'javascript:alert(1)'

export const emptyDraft: AnswerDraft = {
  path: '',
  way: 'result',
  code: String(commonCodes[0]),
  ownCode: '',
  words: '',
  content: '',
  raw: false,
  status: '500',
  route: 'page',
  pageCode: pageCodes[0],
  url: 'https://',
  times: '1',
}

export type AnswerTrouble = Partial<Record<'path' | 'ownCode' | 'content' | 'status' | 'times', string>>

/** The Content of a routing answer, `{ actionType, pageCode, url }` (spec 4, server-driven routing). */
function routeContent({ route, pageCode, url }: AnswerDraft) {
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

const whole = (text: string, min: number, max: number): number | null => {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? value : null
}

/** What the form asks of the sandbox, or what is wrong with it. The sandbox checks a content against the contract. */
export function readAnswer(
  draft: AnswerDraft,
  calls: readonly CallEntry[],
): { answer: NextAnswer } | { trouble: AnswerTrouble } {
  const { path, way, words } = draft
  const times = whole(draft.times, 1, 9999)
  const trouble: AnswerTrouble = {
    ...(!calls.some((call) => call.path === path) && { path: copy.answer.unknown }),
    ...(times === null && { times: copy.faults.badNumber(1, 9999) }),
  }
  const answer: NextAnswer = { path, ...(times !== null && { times }) }
  if (way === 'result') {
    const code = whole(draft.code === OTHER ? draft.ownCode : draft.code, -99_999, 99_999)
    if (code === null) trouble.ownCode = copy.answer.badNumber
    else answer.result = { code, ...(words !== '' && { message: words }) }
  } else if (way === 'http') {
    const status = whole(draft.status, 200, 599)
    if (status === null) trouble.status = copy.faults.badNumber(200, 599)
    else answer.http = status
  } else if (way === 'route') {
    answer.content = routeContent(draft)
  } else {
    try {
      answer.content = JSON.parse(draft.content)
      if (draft.raw) answer.raw = true
    } catch (error) {
      trouble.content = copy.answer.notJson(error instanceof Error ? error.message : '')
    }
  }
  return Object.keys(trouble).length > 0 ? { trouble } : { answer }
}
