import type { Place, Worlds } from '../../engine/page.ts'
import { endStoreVisit, findStoreVisit, PLATFORM_NAMES } from './stores.ts'
import { gonePage, page, redirectTo } from '../../http/page.ts'

/** The ticket was used, or its half hour is over. The application knows where the customer stands. */
const over = () =>
  gonePage('店铺授权', '链接已失效，请返回店铺认证页重新发起授权。', [
    '/pages/credit/merchant',
    '返回店铺认证',
  ])

/** The page of a shop platform on which a merchant allows access to the shop's figures. */
export async function handleMerchantPage(
  request: Request,
  { name, scope, query }: Place,
  worlds: Worlds,
): Promise<Response | null> {
  if (name !== 'merchant/store') return null
  const id = query.get('ticket') ?? ''
  if (request.method === 'POST') {
    const chosen = new URLSearchParams(await request.text()).get('outcome')
    const outcome = chosen === 'success' || chosen === 'failed' ? chosen : 'cancel'
    const back = worlds.decide(scope, (world, now) => endStoreVisit(world, id, now, outcome))
    return back === null ? over() : redirectTo(back)
  }
  const platform = worlds.decide(
    scope,
    (world, now) => findStoreVisit(world, id, now)?.ticket.platform ?? null,
  )
  if (platform === null) return over()
  return page(
    `${PLATFORM_NAMES[platform]}店铺授权`,
    `<p>这是演示用的店铺授权页，不会读取真实店铺数据。授权后将提供：店铺资质、近12个月经营流水、店铺评分。</p>
<form method="post">
<p><button name="outcome" value="success">同意授权</button> <button name="outcome" value="failed">授权失败</button> <button name="outcome" value="cancel">取消</button></p>
</form>`,
  )
}
