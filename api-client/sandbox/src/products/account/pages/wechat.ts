import type { Place, Worlds } from '../../../engine/page.ts'
import { endBinding, userOfTicket, WECHAT_BACK } from '../wechat.ts'
import { gonePage, page, redirectTo } from '../../../http/page.ts'

const TITLE = '微信授权'

/** The messenger's page on which the customer connects the messenger account. */
export async function handleWechatPage(
  request: Request,
  { name, scope, query }: Place,
  worlds: Worlds,
): Promise<Response | null> {
  if (name !== 'wechat-bind') return null
  const ticket = query.get('ticket') ?? ''
  if (request.method === 'POST') {
    const agreed = new URLSearchParams(await request.text()).get('outcome') === 'agree'
    const ended = worlds.decide(scope, (world) => endBinding(world, ticket, agreed))
    return ended ? redirectTo(WECHAT_BACK) : expiredPage()
  }
  if (worlds.decide(scope, (world) => userOfTicket(world, ticket) === undefined)) return expiredPage()
  return page(
    TITLE,
    `<p>这是演示用的微信授权页。同意后，将绑定您的微信账号，用于登录和接收通知。</p>
<form method="post">
<p><button name="outcome" value="agree">同意并绑定</button> <button name="outcome" value="refuse">拒绝</button></p>
</form>`,
  )
}

function expiredPage(): Response {
  return gonePage(TITLE, '链接已失效，请返回绑定微信页重新发起。', [WECHAT_BACK, '返回绑定微信'])
}
