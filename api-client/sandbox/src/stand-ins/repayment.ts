import type { Core } from '../core.ts'
import { personaOf } from '../context.ts'
import { wireYuan } from '../lender/money.ts'
import { newBook } from '../lender/repayment/books.ts'
import { finishCashier, type CashierOutcome } from '../lender/repayment/cashier.ts'
import { repaymentsOf } from '../lender/repayment/ledger.ts'
import { statusOf } from '../lender/repayment/orders.ts'
import { findCashier, findVisit } from '../lender/repayment/visits.ts'
import type { Visit } from '../lender/repayment/state.ts'
import type { User, World } from '../world.ts'
import { goTo, page, type Place } from './page.ts'

const CASHIER = '收银台'
const OVER = '<p>链接已失效或该笔还款已处理，请返回账单页查看。</p>'

/** What can be pressed at the cashier. */
const OUTCOMES: ReadonlyArray<readonly [outcome: CashierOutcome, label: string]> = [
  ['success', '支付成功'],
  ['processing', '支付处理中'],
  ['partial', '余额不足，只扣一半'],
  ['failed', '支付失败'],
  ['cancel', '取消支付'],
]

/** What the pages of one visit say, by kind. */
const VISITS: Readonly<Record<string, { kind: Visit['kind']; title: string; text: string; done: string }>> = {
  'reserved-phone': {
    kind: 'reservedPhone',
    title: '修改银行预留手机号',
    text: '这是演示用的银行页面。确认后，银行预留手机号将改为您的账户手机号。',
    done: '确认修改',
  },
  'after-loan': {
    kind: 'afterLoan',
    title: '贷后签约',
    text: '这是演示用的签约页面。确认后，本笔借款的贷后签约即完成。',
    done: '确认签约',
  },
}

/** The cashier, and the pages of a bank where a reserved phone changes and a loan is signed once more. */
export async function handleRepaymentPage(
  request: Request,
  { name, scope, query }: Place,
  core: Core,
): Promise<Response | null> {
  const visit = Object.hasOwn(VISITS, name) ? VISITS[name] : undefined
  if (name !== 'cashier' && visit === undefined) return null
  const ticket = query.get('ticket') ?? ''
  const pressed = request.method === 'POST' ? new URLSearchParams(await request.text()).get('outcome') : null
  if (visit !== undefined)
    return visitPage(visit, { ticket, scope, isPost: request.method === 'POST', pressed }, core)
  return request.method === 'POST'
    ? pay(OUTCOMES.find(([outcome]) => outcome === pressed)?.[0] ?? 'cancel', ticket, scope, core)
    : cashierPage(ticket, scope, core)
}

function cashierPage(ticket: string, scope: string, core: Core): Response {
  const cents = core.decide(scope, (world, now) => {
    const found = openCashier(world, now, ticket)
    return found && found.order.cents
  })
  if (cents === null) return page(CASHIER, OVER, 410)
  const buttons = OUTCOMES.map(
    ([outcome, label]) => `<p><button name="outcome" value="${outcome}">${label}</button></p>`,
  ).join('')
  return page(
    CASHIER,
    `<p>这是演示用的收银台，不会发生真实扣款。</p><p>还款金额 ¥${wireYuan(cents)}</p><form method="post">${buttons}</form>`,
  )
}

/** Ends the visit and sends the browser back with the number of the repayment. */
function pay(outcome: CashierOutcome, ticket: string, scope: string, core: Core): Response {
  const back = core.decide(scope, (world, now) => {
    const found = openCashier(world, now, ticket)
    if (!found) return null
    const { user, order } = found
    finishCashier(originOf(world, user, now), order, outcome)
    const address = new URL(order.callBackUrl)
    address.searchParams.set('repayNo', order.repayNo)
    return address.href
  })
  return back === null ? page(CASHIER, OVER, 410) : goTo(back)
}

/** The repayment of a cashier that is still open; what time brought meanwhile is done first. */
function openCashier(world: World, now: number, ticket: string): ReturnType<typeof findCashier> {
  const found = findCashier(world, ticket)
  if (!found) return null
  repaymentsOf(originOf(world, found.user, now))
  return statusOf(found.order, now) === 'unpaid' ? found : null
}

function visitPage(
  { kind, title, text, done }: { kind: Visit['kind']; title: string; text: string; done: string },
  {
    ticket,
    scope,
    isPost,
    pressed,
  }: { ticket: string; scope: string; isPost: boolean; pressed: string | null },
  core: Core,
): Response {
  const back = core.decide(scope, (world, now) => {
    const found = findVisit(world, ticket, kind)
    if (!found || !isPost) return found && ''
    const { user, visit } = found
    const state = repaymentsOf(originOf(world, user, now))
    state.visits = state.visits.filter((each) => each.id !== ticket)
    if (pressed === 'success' && kind === 'reservedPhone') delete state.reservedPhones[visit.subject]
    if (pressed === 'success' && kind === 'afterLoan')
      (state.books[visit.subject] ??= newBook()).isSigned = true
    return visit.callBackUrl
  })
  if (back === null) return page(title, '<p>链接已失效，请返回原页面重新发起。</p>', 410)
  if (back !== '') return goTo(back)
  return page(
    title,
    `<p>${text}</p><form method="post"><p><button name="outcome" value="success">${done}</button> <button name="outcome" value="cancel">取消</button></p></form>`,
  )
}

function originOf(world: World, user: User, now: number) {
  return { world, user, persona: personaOf(world, user), now }
}
