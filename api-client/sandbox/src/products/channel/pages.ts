import { channelSlice } from './fresh.ts'
import type { Place, Worlds } from '../../engine/page.ts'
import { markPaid, orderOf } from './orders.ts'
import { isPartnerCode, partners, type PartnerTable } from './partners/index.ts'
import type { LastSlug, VisitSlug } from './partners/types.ts'
import { CHANNEL_CAPS } from './state.ts'
import { sliceOf } from '../../engine/slices.ts'
import { unshiftCapped, type World } from '../../engine/world.ts'
import { gonePage, page, redirectTo } from '../../http/page.ts'

/** A partner's page with a way back: its text, and its buttons by outcome. */
interface Visit {
  title: string
  text: string
  buttons: ReadonlyArray<readonly [outcome: 'done' | 'failed' | 'cancel', label: string]>
}

const VISITS: Readonly<Record<VisitSlug, Visit>> = {
  authorise: {
    title: '授权确认',
    text: '合作方请求将您的会员资料与经营数据用于额度评估。',
    buttons: [
      ['done', '同意授权'],
      ['cancel', '暂不授权'],
    ],
  },
  institution: {
    title: '持牌机构放款',
    text: '本次借款由持牌金融机构放款，请确认机构信息。',
    buttons: [
      ['done', '确认并继续'],
      ['cancel', '返回'],
    ],
  },
  cashier: {
    title: '合作方收银台',
    text: '请使用已绑定的银行卡完成订单支付。',
    buttons: [
      ['done', '支付成功'],
      ['failed', '支付失败'],
      ['cancel', '取消支付'],
    ],
  },
}

/** Last pages of the partners, without a way back. */
const LAST_PAGES: Readonly<Record<LastSlug, readonly [title: string, text: string]>> = {
  order: ['订单详情', '订单已支付成功，商家正在备货，请留意物流信息。'],
  tickets: ['购票', '额度已到账，可在支付时选择信用支付购买电影票。'],
}

/** The partner's text for each outcome of a flow. */
const RETURNS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  SUCCESS: ['支付成功', '您的订单已支付成功。'],
  QUIT: ['已退出', '您已退出申请，可随时重新进入。'],
  CONFIRM_PAY_FAILURE: ['支付失败', '订单支付失败，请更换支付方式后重试。'],
  ASSESS_AMOUNT_FAILURE: ['评估未通过', '额度评估未通过，请选择其他支付方式。'],
  ASSESS_AMOUNT_SUCCESS: ['评估通过', '额度评估已通过，可使用信用额度支付。'],
  AUTH_LOGIN_HOOK_FAILURE: ['登录失败', '登录信息已失效，请重新进入。'],
  PAY_ING: ['支付处理中', '支付正在处理，请稍后查看结果。'],
}

const GONE = '链接已失效，请重新进入。'

/** Pages of partners: /__sandbox/partner/{code}/{slug}. */
export async function handleChannelPage(
  request: Request,
  { name, scope, query }: Place,
  worlds: Worlds,
): Promise<Response | null> {
  const [folder, code = '', slug = '', ...rest] = name.split('/')
  if (folder !== 'partner' || !isPartnerCode(code) || rest.length > 0) return null
  const last = slug === 'back' ? own(RETURNS, query.get('code') ?? '') : own(LAST_PAGES, slug)
  if (last !== undefined) return lastPage(partners[code], last)
  const visit = own(VISITS, slug)
  if (visit === undefined) return null
  const ticket = query.get('ticket') ?? ''
  if (request.method !== 'POST') {
    const open = worlds.decide(scope, (world) => visitorOf(world, ticket, code, slug) !== null)
    return open ? visitPage(partners[code], visit) : gone(partners[code], visit)
  }
  const outcome = new URLSearchParams(await request.text()).get('outcome')
  const known = worlds.decide(scope, (world, now) =>
    endVisit(worlds, world, now, { ticket, code, slug, outcome }),
  )
  return known ? redirectTo(partners[code].entry) : gone(partners[code], visit)
}

/** The visit was ended before: the entry of the partner says what comes next. */
function gone({ entry }: PartnerTable, { title }: Visit): Response {
  return gonePage(title, GONE, [entry, '重新进入'])
}

function lastPage({ name }: PartnerTable, [title, text]: readonly [string, string]): Response {
  return page(title, `<p>${name}：${text}</p><p>这是演示用的合作方页面。</p>`)
}

function visitPage({ name }: PartnerTable, { title, text, buttons }: Visit): Response {
  const row = buttons.map(([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`)
  return page(
    title,
    `<p>${name}：${text}</p><form method="post"><p>${row.join(' ')}</p></form><p>这是演示用的合作方页面。</p>`,
  )
}

/** The visitor of a ticket; null when it is unknown or used. */
function visitorOf(world: World, ticket: string, code: string, slug: string): World['users'][number] | null {
  const isThis = (visit: { ticket: string; partner: string; slug: string }): boolean =>
    visit.ticket === ticket && visit.partner === code && visit.slug === slug
  return world.users.find((user) => user.slices.channel?.visits.some(isThis)) ?? null
}

/** Ends a visit: the ticket is used up, and its outcome is recorded. Returns whether the visit existed. */
function endVisit(
  worlds: Worlds,
  world: World,
  now: number,
  visit: { ticket: string; code: PartnerTable['code']; slug: string; outcome: string | null },
): boolean {
  const user = visitorOf(world, visit.ticket, visit.code, visit.slug)
  if (user === null) return false
  const customer = worlds.customerOf(world, user, now)
  const state = sliceOf(channelSlice, customer)
  state.visits = state.visits.filter((each) => each.ticket !== visit.ticket)
  if (visit.outcome !== 'done') return true
  const order = orderOf(customer, partners[visit.code])
  if (visit.slug === 'cashier' && order !== null && now < order.expiresAt) markPaid(customer, order.orderNum)
  const place = `${visit.code} ${visit.slug}`
  if (!state.visited.includes(place)) unshiftCapped(state.visited, place, CHANNEL_CAPS.visits)
  return true
}

/** A row of a table by a name from a request. */
function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
