import { LOAN_CAPS } from '../../ledger/state/loan.ts'
import { merchantSlice } from './fresh.ts'
import { customerOf, type Context } from '../../engine/context.ts'
import type { Wire } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { unshiftCapped } from '../../engine/world.ts'
import { identityOf } from '../../people/account/identity.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { pictureUrl } from '../../http/pictures.ts'
import { merchantSeedOf } from './seed.ts'
import type { WindowSeed } from './windowSeed.ts'

/** Windows of other domains that this domain counts, too. */
const HOME_PREFIX = 'home-'

/** How many windows are counted for one customer. */
const MOST_WINDOWS = 30

/** Page of the promotion window, and its code. */
export const PROMOTION = { page: 'h5_cashLoanPage', code: 'h5_cash_low_age_pop_windows' } as const

/** Customers younger than this must promise that they are no students. */
const LOW_AGE = 23

/** Pop-ups of the signed-in customer for a page that may still be shown, in the persona's order. */
export function windowsFor(context: Context, page: string): NonNullable<Wire<'merchant/getUserWindowList'>> {
  const customer = customerOf(context)
  return merchantSeedOf(customer.persona)
    .windows.filter(({ pages }) => pages === undefined || pages.includes(page))
    .filter((window) => !isUsedUp(customer, window))
    .map((window) => wireWindow(context, window))
}

/** Whether a window, also one of another domain, was shown or used before. */
export function isWindowDone(customer: Customer, id: string): boolean {
  const { shown, agreed } = sliceOf(merchantSlice, customer).windows
  return Object.hasOwn(shown, id) || agreed.includes(id)
}

/** Records that a window was shown. */
export function countWindow(context: Context, id: string): void {
  const { shown } = context.slice(merchantSlice).windows
  if (!id.startsWith(HOME_PREFIX) && !findWindow(context, id)) {
    throw new Refusal(RESULTS.badRequest, '活动已下线')
  }
  const before = Object.hasOwn(shown, id) ? shown[id] : undefined
  if (!before && (Object.keys(shown).length >= MOST_WINDOWS || id.length > 40)) return
  shown[id] = { times: (before?.times ?? 0) + 1, at: context.now }
}

/** Saves the consent of a protocol window; repeats change nothing. */
export function agreeToWindow(context: Context, id: string, protocol: string): void {
  const { world, now, baseUrl } = context
  const window = findWindow(context, id)
  if (window?.style !== 'protocol') throw new Refusal(RESULTS.badRequest, '活动已下线')
  const agreementUrl = `${baseUrl}${PROTOCOL_PATH}`
  const isShown = URL.canParse(protocol, baseUrl) && new URL(protocol, baseUrl).href === agreementUrl
  if (!isShown) throw new Refusal(RESULTS.badRequest, '协议已更新，请刷新后重新阅读')
  const { agreed } = context.slice(merchantSlice).windows
  if (agreed.includes(id)) return
  agreed.push(id)
  const user = context.user()
  const body = { windowId: id, agreementUrl }
  unshiftCapped(world.consents, { at: now, userId: user.userId, body }, LOAN_CAPS.consents)
  const text = '您已重新签署征信授权书，系统将尽快为您重新评估额度。'
  postMessage(user, now, { type: 'credit', title: '授权已更新', text })
}

const PROTOCOL_PATH = '/__sandbox/agreements/credit'

/** The promotion window of a page until it was clicked; null when there is none. */
export function promotionFor(context: Context, page: string): Wire<'apphome/queryPromotionWindow'> {
  const { promotionClickedAt } = context.slice(merchantSlice).windows
  const isYoung = identityOf(customerOf(context)).age < LOW_AGE
  if (page !== PROMOTION.page || !isYoung || promotionClickedAt !== null) return null
  return {
    windowCode: PROMOTION.code,
    data: {
      bizCode: PROMOTION.code,
      title: '非学生承诺',
      content: '根据监管要求，互联网小额贷款不得向在校学生发放。请您确认本人不是在校学生。',
      buttonText: '我承诺非在校学生',
    },
  }
}

/** Records a click on a promotion window: it is not shown again. */
export function clickPromotion(context: Context, bizCode: string): void {
  if (bizCode === PROMOTION.code) context.slice(merchantSlice).windows.promotionClickedAt = context.now
}

function findWindow(context: Context, id: string): WindowSeed | undefined {
  return merchantSeedOf(context.persona()).windows.find((each) => each.id === id)
}

function isUsedUp(customer: Customer, { id, shows }: WindowSeed): boolean {
  const { shown, agreed } = sliceOf(merchantSlice, customer).windows
  if (agreed.includes(id)) return true
  const seen = Object.hasOwn(shown, id) ? shown[id] : undefined
  if (!seen) return false
  if (shows === 'daily') return beijingDay(seen.at) === beijingDay(customer.now)
  return seen.times >= (shows === 'once' ? 1 : shows)
}

type WireWindow = NonNullable<Wire<'merchant/getUserWindowList'>>[number]

function wireWindow({ baseUrl }: Context, window: WindowSeed): WireWindow {
  const { id, style, name, title = null, content = null, buttonText = null } = window
  const link = window.link?.startsWith('/') ? `${baseUrl}${window.link}` : window.link || null
  return {
    id,
    styleTemplate: style,
    popImgUrl: style === 'picture' ? pictureUrl(baseUrl, 'window') : null,
    popImgHrefUrl: style === 'picture' ? link : null,
    popTitle: title,
    popName: name,
    popContent: content,
    bottonText: buttonText,
    bottonHrefUrl: style === 'button' ? link : null,
    showMn: true,
    protocolDTO:
      style === 'protocol'
        ? { linkUrl: `${baseUrl}${PROTOCOL_PATH}`, isDefaultSelected: window.ticked === true ? 1 : 0 }
        : null,
  }
}
