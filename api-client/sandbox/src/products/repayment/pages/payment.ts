import type { Place, Worlds } from '../../../engine/page.ts'
import { wireYuan } from '../../../engine/money.ts'
import { newBook } from '../../../ledger/bills/books.ts'
import { changeReservedPhone } from '../cards.ts'
import { finishCashier, type CashierOutcome } from '../cashier.ts'
import { repaymentsOf } from '../../../ledger/bills/repayments.ts'
import { statusOf } from '../../../ledger/bills/orders.ts'
import { findCashier, findVisit } from '../visits.ts'
import type { Visit } from '../../../ledger/state/repayment.ts'
import type { World } from '../../../engine/world.ts'
import { gonePage, page, redirectTo } from '../../../http/page.ts'

const CASHIER = '收银台'

/** The repayment has ended, or its time was over: the bills say what is still due. */
const over = () =>
  gonePage(CASHIER, '链接已失效或该笔还款已处理，请返回账单页查看。', [
    '/pages/credit/repayment/bills',
    '查看账单',
  ])

/** Buttons of the cashier. */
const OUTCOMES: ReadonlyArray<readonly [outcome: CashierOutcome, label: string]> = [
  ['success', '支付成功'],
  ['processing', '支付处理中'],
  ['partial', '余额不足，只扣一半'],
  ['failed', '支付失败'],
  ['cancel', '取消支付'],
]

/** A page for one visit: its texts, and where its address leads when the visit is over. */
interface VisitPage {
  kind: Visit['kind']
  title: string
  text: string
  done: string
  back: readonly [address: string, label: string]
}

/** The pages for one visit, by their slugs. */
const VISITS: Readonly<Record<string, VisitPage>> = {
  'reserved-phone': {
    kind: 'reservedPhone',
    title: '修改银行预留手机号',
    text: '这是演示用的银行页面。确认后，银行预留手机号将改为您的账户手机号。',
    done: '确认修改',
    back: ['/pages/credit/bankCard/list', '查看银行卡'],
  },
  'after-loan': {
    kind: 'afterLoan',
    title: '贷后签约',
    text: '这是演示用的签约页面。确认后，本笔借款的贷后签约即完成。',
    done: '确认签约',
    back: ['/pages/credit/repayment/bills', '查看账单'],
  },
  alipay: {
    kind: 'alipay',
    title: '支付宝自动还款',
    text: '这是演示用的支付宝页面。确认后，还款日将从支付宝自动扣款。',
    done: '同意并开通',
    back: ['/pages/credit/repayment/autopayV2', '查看自动还款'],
  },
}

/** The cashier, the bank's pages for changing a phone number and for signing a loan again, and that of alipay. */
export async function handleRepaymentPage(
  request: Request,
  { name, scope, query }: Place,
  worlds: Worlds,
): Promise<Response | null> {
  const visit = Object.hasOwn(VISITS, name) ? VISITS[name] : undefined
  if (name !== 'cashier' && visit === undefined) return null
  const ticket = query.get('ticket') ?? ''
  const pressed = request.method === 'POST' ? new URLSearchParams(await request.text()).get('outcome') : null
  if (visit !== undefined)
    return visitPage(visit, { ticket, scope, isPost: request.method === 'POST', pressed }, worlds)
  return request.method === 'POST'
    ? pay(OUTCOMES.find(([outcome]) => outcome === pressed)?.[0] ?? 'cancel', ticket, scope, worlds)
    : cashierPage(ticket, scope, worlds)
}

function cashierPage(ticket: string, scope: string, worlds: Worlds): Response {
  const cents = worlds.decide(scope, (world, now) => {
    const found = openCashier(worlds, world, now, ticket)
    return found && found.order.cents
  })
  if (cents === null) return over()
  const buttons = OUTCOMES.map(
    ([outcome, label]) => `<p><button name="outcome" value="${outcome}">${label}</button></p>`,
  ).join('')
  return page(
    CASHIER,
    `<p>这是演示用的收银台，不会发生真实扣款。</p><p>还款金额 ¥${wireYuan(cents)}</p><form method="post">${buttons}</form>`,
  )
}

/** Ends the visit and redirects the browser with the number of the repayment. */
function pay(outcome: CashierOutcome, ticket: string, scope: string, worlds: Worlds): Response {
  const back = worlds.decide(scope, (world, now) => {
    const found = openCashier(worlds, world, now, ticket)
    if (!found) return null
    const { user, order } = found
    finishCashier(worlds.customerOf(world, user, now), order, outcome)
    const address = new URL(order.callBackUrl)
    address.searchParams.set('repayNo', order.repayNo)
    return address.href
  })
  return back === null ? over() : redirectTo(back)
}

/** The repayment of an open cashier, after everything that is due by time was applied. */
function openCashier(
  worlds: Worlds,
  world: World,
  now: number,
  ticket: string,
): ReturnType<typeof findCashier> {
  const found = findCashier(world, ticket)
  if (!found) return null
  repaymentsOf(worlds.customerOf(world, found.user, now))
  return statusOf(found.order, now) === 'unpaid' ? found : null
}

function visitPage(
  { kind, title, text, done, back: leadsTo }: VisitPage,
  {
    ticket,
    scope,
    isPost,
    pressed,
  }: { ticket: string; scope: string; isPost: boolean; pressed: string | null },
  worlds: Worlds,
): Response {
  const back = worlds.decide(scope, (world, now) => {
    const found = findVisit(world, ticket, kind)
    if (!found || !isPost) return found && ''
    const { user, visit } = found
    const customer = worlds.customerOf(world, user, now)
    const state = repaymentsOf(customer)
    state.visits = state.visits.filter((each) => each.id !== ticket)
    if (pressed === 'success' && kind === 'reservedPhone') changeReservedPhone(customer, visit.subject)
    if (pressed === 'success' && kind === 'afterLoan')
      (state.books[visit.subject] ??= newBook()).isSigned = true
    if (pressed === 'success' && kind === 'alipay') state.autoPay.isAlipayOn = true
    return visit.callBackUrl
  })
  if (back === null) return gonePage(title, '链接已失效，请返回原页面重新发起。', leadsTo)
  if (back !== '') return redirectTo(back)
  return page(
    title,
    `<p>${text}</p><form method="post"><p><button name="outcome" value="success">${done}</button> <button name="outcome" value="cancel">取消</button></p></form>`,
  )
}
