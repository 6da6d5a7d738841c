import type { Core } from '../core.ts'
import { personaOf } from '../context.ts'
import { CASHIER } from '../lender/home/cashier.ts'
import { findOrder, orderState, payOrder } from '../lender/home/orders.ts'
import type { ShopOrder } from '../lender/home/state.ts'
import { drawPicture, isPicture } from '../lender/home/pictures.ts'
import { wireYuan } from '../lender/money.ts'
import type { Origin } from '../origin.ts'
import type { World } from '../world.ts'
import { goTo, page, type Place } from './page.ts'

const OUTCOMES = ['success', 'failed', 'processing'] as const

/** The cashier of top-ups and memberships, and the pictures of home page, campaigns and articles. */
export async function handleHomePage(request: Request, place: Place, core: Core): Promise<Response | null> {
  const { name, scope, query } = place
  if (name.startsWith('pictures/')) return picture(name.slice('pictures/'.length).replace(/\.svg$/, ''))
  if (name !== CASHIER) return null
  const orderNum = query.get('order') ?? ''
  return request.method === 'POST'
    ? finishPayment(new URLSearchParams(await request.text()), orderNum, scope, core)
    : cashierPage(orderNum, scope, core)
}

function picture(name: string): Response | null {
  if (!isPicture(name)) return null
  return new Response(drawPicture(name), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=3600',
      'content-security-policy': "default-src 'none'",
    },
  })
}

function cashierPage(orderNum: string, scope: string, core: Core): Response {
  const yuan = core.decide(scope, (world, now) => {
    const found = openOrder(world, now, orderNum)
    return found && wireYuan(found.order.cents)
  })
  if (yuan === null) return gone()
  return page(
    '收银台',
    `<p>这是演示用的收银台，不会产生真实扣款。</p><p>应付金额：<strong>${yuan}</strong>元</p>
<form method="post">
<p><button name="outcome" value="success">支付成功</button> <button name="outcome" value="failed">余额不足</button></p>
<p><button name="outcome" value="processing">银行处理中</button> <button name="outcome" value="later">暂不支付</button></p>
</form>`,
  )
}

/** Tells the order what was chosen and sends the browser back; "later" leaves the order waiting. */
function finishPayment(form: URLSearchParams, orderNum: string, scope: string, core: Core): Response {
  const outcome = OUTCOMES.find((each) => each === form.get('outcome'))
  const back = core.decide(scope, (world, now) => {
    const found = openOrder(world, now, orderNum)
    if (found && outcome !== undefined) payOrder(found.origin, found.order, outcome)
    return found && found.order.backUrl
  })
  return back === null ? gone() : goTo(back)
}

function gone(): Response {
  return page('收银台', '<p>订单已支付或已关闭，请返回原页面查看。</p>', 410)
}

/** The order of that number in a scope while it waits for its payment, with its customer. */
function openOrder(world: World, now: number, orderNum: string): { order: ShopOrder; origin: Origin } | null {
  const user = world.users.find((each) =>
    each.slices.home?.orders.some((order) => order.orderNum === orderNum),
  )
  if (!user) return null
  const origin = { world, user, persona: personaOf(world, user), now }
  const order = findOrder(origin, orderNum)
  return orderState(order, now).state === 'paying' ? { order, origin } : null
}
