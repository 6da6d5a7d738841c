import { DAY_MS, MINUTE_MS } from '../../engine/calendar.ts'
import type { Persona } from '../../engine/persona.ts'

/** All types of messages, in the order of the message centre. */
export const MESSAGE_TYPES = [
  'repayment',
  'loan',
  'credit',
  'activity',
  'membership',
  'order',
  'system',
] as const

/** Time between two of a persona's own messages; the newest is one step older than the world. */
const STEP_MS = DAY_MS + 97 * MINUTE_MS

/** Text of a message. */
export interface NewMessage {
  /** One of `MESSAGE_TYPES`. */
  type: string
  title: string
  text: string
  /** Page of the app that it opens. */
  link?: string
}

const SAMPLES: readonly NewMessage[] = [
  {
    type: 'activity',
    title: '领券中心上新',
    text: '借款息费折扣券已上架领券中心，每人每款限领一张，领完为止。',
    link: '/pages/credit/coupon/centre',
  },
  {
    type: 'repayment',
    title: '还款成功通知',
    text: '您的账单已还款成功，感谢您按时还款，良好的记录有助于保持额度。',
    link: '/pages/credit/repayment/bills',
  },
  {
    type: 'system',
    title: '防诈骗提醒',
    text: '谨防“代还”诈骗，请勿向陌生人转账。官方人员不会以任何理由索要验证码或要求转账。',
  },
  {
    type: 'credit',
    title: '额度调整通知',
    text: '您的综合额度已更新，请前往额度管理查看当前可用额度与有效期。',
    link: '/pages/credit/raiseLimit/home',
  },
  {
    type: 'loan',
    title: '放款成功通知',
    text: '您的借款已发放至收款银行卡，到账时间以银行为准，一般20分钟内到账。',
    link: '/pages/credit/repayment/bills',
  },
  {
    type: 'activity',
    title: '每日签到提醒',
    text: '连续签到七天可领取息费折扣券，每日奖励当周领取有效。',
    link: '/pages/credit/activity/signIn',
  },
]

/** The messages of a persona from before the first day. */
export interface InboxSeed {
  count: number
  /** How many of them, the newest, are unread. */
  unread: number
  /** The newest of them, in place of the usual ones. */
  first?: readonly NewMessage[]
}

/** The inbox of a persona that says nothing about it. */
export const INBOX: InboxSeed = { count: 6, unread: 2 }

/** The part of a persona that the messages read. */
interface InboxPart {
  home?: { inbox?: InboxSeed }
}

/** The messages of a persona from before the first day, with defaults. */
export function inboxOf({ home }: InboxPart): InboxSeed {
  return home?.inbox ?? INBOX
}

/** Types that a customer without credit, or without a loan, cannot have received. */
const NEEDS_CREDIT = ['credit', 'loan', 'repayment']
const NEEDS_LOAN = ['loan', 'repayment']

/** One of a persona's own messages, the same every time; 0 is the newest. */
export function seedMessage(persona: Persona, since: number, k: number): NewMessage & { at: number } {
  const barred = persona.limit.total === 0 ? NEEDS_CREDIT : persona.customerKind === 'new' ? NEEDS_LOAN : []
  const at = since - (k + 1) * STEP_MS
  const own = inboxOf(persona).first?.[k]
  if (own !== undefined) return { ...own, at }
  const fitting = SAMPLES.filter((sample) => !barred.includes(sample.type))
  const sample = fitting[k % fitting.length] ?? { type: 'system', title: '系统通知', text: '欢迎使用。' }
  return { ...sample, at }
}

/** How many messages a persona has from before the first day. */
export function seedCount(persona: Persona): number {
  return inboxOf(persona).count
}
