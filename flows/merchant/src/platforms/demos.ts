import type { DocumentExample } from '@koo/steps/example/page'
import { copy } from './demosCopy.ts'
import type { Platform } from './platforms.ts'

/** What a screenshot can be of. */
type Kind = 'home' | 'bills' | 'payouts'

const SKETCHES = { home: 'storeHome', bills: 'storeBills', payouts: 'storePayouts' } as const
const { cut, blurred, covered } = copy.wrong
const wrong = [
  { fault: 'cut', text: cut },
  { fault: 'blurred', text: blurred },
  { fault: 'covered', text: covered },
] as const

const demo = (kind: Kind, where: string): DocumentExample => ({
  intro: copy.intro(where),
  sketch: SKETCHES[kind],
  must: copy[kind],
  wrong,
  never: copy.never,
})

const { ele, meituan, sqb, aliPay, weChat } = copy.where

/** The examples of each platform, in the order of their pages. */
export const demos: Readonly<Record<Platform, readonly [DocumentExample, ...DocumentExample[]]>> = {
  ele: [demo('home', ele.home), demo('bills', ele.bills)],
  meituan: [demo('home', meituan.home), demo('bills', meituan.bills)],
  sqb: [demo('home', sqb.home), demo('bills', sqb.bills), demo('payouts', sqb.payouts)],
  aliPay: [demo('home', aliPay.home), demo('bills', aliPay.bills), demo('payouts', aliPay.payouts)],
  weChat: [demo('home', weChat.home), demo('bills', weChat.bills), demo('payouts', weChat.payouts)],
}
