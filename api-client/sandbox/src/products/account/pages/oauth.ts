import type { Place, Worlds } from '../../../engine/page.ts'
import { redirectTo, page } from '../../../http/page.ts'
import { giveMessengerCode, isMessenger } from '../messenger.ts'

const TITLE = '登录授权'
const MOBILE = /^1\d{10}$/

/**
 * The page of a messenger on which a customer allows the sign-in: `oauth?kind&redirect_uri&state`. It redirects to
 * `redirect_uri` with `code` and `state`, or with `error=access_denied` and `state`.
 */
export async function handleOauthPage(
  request: Request,
  { name, scope, query }: Place,
  worlds: Worlds,
): Promise<Response | null> {
  if (name !== 'oauth') return null
  const kind = query.get('kind') ?? 'wechat'
  const back = backOf(request, query)
  if (!isMessenger(kind) || back === null) return page(TITLE, '<p>链接有误，请返回原页面重新登录。</p>', 400)
  if (request.method !== 'POST') {
    return page(
      TITLE,
      `<p>这是演示用的登录授权页。同意后，将使用该手机号登录。</p>
<form method="post">
<p><label>手机号 <input name="mobile" value="13800000002" inputmode="numeric" pattern="1[0-9]{10}" required></label></p>
<p><button name="outcome" value="agree">同意并登录</button> <button name="outcome" value="refuse" formnovalidate>拒绝</button></p>
</form>`,
    )
  }
  const form = new URLSearchParams(await request.text())
  const mobile = form.get('mobile') ?? ''
  if (form.get('outcome') === 'agree' && MOBILE.test(mobile)) {
    const code = worlds.decide(scope, (world, now) => giveMessengerCode(world, now, { kind, mobile }))
    back.searchParams.set('code', code)
  } else back.searchParams.set('error', 'access_denied')
  back.searchParams.set('state', query.get('state') ?? '')
  return redirectTo(back.href)
}

/** The address that the page redirects to; null when it is not allowed. */
function backOf(request: Request, query: URLSearchParams): URL | null {
  const address = query.get('redirect_uri')
  const back = address === null ? null : URL.parse(address, request.url)
  return back !== null && /^https?:$/.test(back.protocol) ? back : null
}
