import type { Place, Worlds } from '../../engine/page.ts'
import { CASHIER } from './cashier.ts'
import { findOrder, orderState, payOrder } from './orders.ts'
import type { ShopOrder } from './state.ts'
import { drawPicture, isPicture } from '../../http/pictures.ts'
import { wireYuan } from '../../engine/money.ts'
import type { Customer } from '../../engine/customer.ts'
import type { World } from '../../engine/world.ts'
import { gonePage, page, redirectTo } from '../../http/page.ts'

const OUTCOMES = ['success', 'failed', 'processing'] as const

/** The cashier of top-ups and memberships, and the pictures of home page, campaigns and articles. */
export async function handleHomePage(
  request: Request,
  place: Place,
  worlds: Worlds,
): Promise<Response | null> {
  const { name, scope, query } = place
  if (name.startsWith('pictures/')) return picture(name.slice('pictures/'.length).replace(/\.svg$/, ''))
  if (name !== CASHIER) return null
  const orderNum = query.get('order') ?? ''
  return request.method === 'POST'
    ? finishPayment(new URLSearchParams(await request.text()), orderNum, scope, worlds)
    : cashierPage(orderNum, scope, worlds)
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

function cashierPage(orderNum: string, scope: string, worlds: Worlds): Response {
  const yuan = worlds.decide(scope, (world, now) => {
    const found = openOrder(worlds, world, now, orderNum)
    return found && wireYuan(found.order.cents)
  })
  if (yuan === null) return expiredPage()
  return page(
    '收银台',
    `<p>这是演示用的收银台，不会产生真实扣款。</p><p>应付金额：<strong>${yuan}</strong>元</p>
<form method="post">
<p><button name="outcome" value="success">支付成功</button> <button name="outcome" value="failed">余额不足</button></p>
<p><button name="outcome" value="processing">银行处理中</button> <button name="outcome" value="later">暂不支付</button></p>
</form>`,
  )
}

/** Records the customer's choice and redirects the browser; with "later", the order still waits. */
function finishPayment(form: URLSearchParams, orderNum: string, scope: string, worlds: Worlds): Response {
  const outcome = OUTCOMES.find((each) => each === form.get('outcome'))
  const back = worlds.decide(scope, (world, now) => {
    const found = openOrder(worlds, world, now, orderNum)
    if (found && outcome !== undefined) payOrder(found.customer, found.order, outcome)
    return found && found.order.backUrl
  })
  return back === null ? expiredPage() : redirectTo(back)
}

function expiredPage(): Response {
  return gonePage('收银台', '订单已支付或已关闭，请返回原页面查看。', ['/pages/credit/home', '返回首页'])
}

/** The order of that number in a scope while it waits for payment, with its customer. */
function openOrder(
  worlds: Worlds,
  world: World,
  now: number,
  orderNum: string,
): { order: ShopOrder; customer: Customer } | null {
  const user = world.users.find((each) =>
    each.slices.home?.orders.some((order) => order.orderNum === orderNum),
  )
  if (!user) return null
  const customer = worlds.customerOf(world, user, now)
  const order = findOrder(customer, orderNum)
  return orderState(order, now).state === 'paying' ? { order, customer } : null
}
