import type { Place, Worlds } from '../../../engine/page.ts'
import { bindOnPage } from '../binding.ts'
import { gonePage, page, redirectTo } from '../../../http/page.ts'

/** Banks on the sandbox's page for binding a card. */
const BANKS = ['中国工商银行', '中国建设银行', '招商银行', '杭州银行'] as const

const TITLE = '绑定银行卡'

/** The ticket was used or replaced: the cards say whether one was bound. */
const over = () =>
  gonePage(TITLE, '链接已失效，请返回原页面重新发起绑卡。', ['/pages/credit/bankCard/list', '查看银行卡'])

/** The bank's page on which a card is bound. */
export async function handleBindPage(
  request: Request,
  { name, scope, query }: Place,
  worlds: Worlds,
): Promise<Response | null> {
  if (name !== 'bind') return null
  const id = query.get('ticket') ?? ''
  return request.method === 'POST'
    ? finishBinding(new URLSearchParams(await request.text()), id, scope, worlds)
    : bindingPage(id, scope, worlds)
}

function bindingPage(id: string, scope: string, worlds: Worlds): Response {
  const open = worlds.decide(scope, (world) => world.tickets.some((ticket) => ticket.id === id))
  if (!open) return over()
  const banks = BANKS.map((bank) => `<option>${bank}</option>`).join('')
  return page(
    TITLE,
    `<p>这是演示用的银行绑卡页，不会采集真实卡号。</p>
<form method="post">
<p><label>银行 <select name="bank">${banks}</select></label></p>
<p><label>卡号后四位 <input name="last" value="6688" inputmode="numeric" pattern="[0-9]{4}" required></label></p>
<p><label><input type="checkbox" name="keepDefault" value="1"> 保留原默认卡</label></p>
<p><button name="outcome" value="success">绑定成功</button> <button name="outcome" value="differs">绑定成功（预留手机号不一致）</button> <button name="outcome" value="cancel" formnovalidate>取消绑定</button></p>
</form>`,
  )
}

/** Ends the visit: the ticket is used up, a successful binding adds the card, and the browser returns in any case. */
function finishBinding(form: URLSearchParams, id: string, scope: string, worlds: Worlds): Response {
  const outcome = form.get('outcome')
  const binding = {
    bankName: BANKS.find((name) => name === form.get('bank')) ?? BANKS[0],
    lastFour: /^\d{4}$/.test(form.get('last') ?? '') ? (form.get('last') ?? '') : '6688',
    isDefault: form.get('keepDefault') === null,
    differs: outcome === 'differs',
  }
  const back = worlds.decide(scope, (world, now) => {
    const ticket = world.tickets.find((each) => each.id === id)
    if (!ticket) return null
    world.tickets = world.tickets.filter((each) => each !== ticket)
    const user = world.users.find((each) => each.userId === ticket.userId)
    if (user && (outcome === 'success' || outcome === 'differs')) {
      bindOnPage(worlds.customerOf(world, user, now), binding)
    }
    return ticket.callBackUrl
  })
  return back === null ? over() : redirectTo(back)
}
