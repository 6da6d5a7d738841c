import type { Core } from '../core.ts'
import { bindCard } from '../lender/people.ts'
import type { World } from '../world.ts'
import { goTo, page, type Place } from './page.ts'

/** Banks a card can be bound of on the stand-in page. */
const BANKS = ['中国工商银行', '中国建设银行', '招商银行', '杭州银行'] as const

/** The bank's page on which a card is bound. */
export async function handleBindPage(
  request: Request,
  { name, scope, query }: Place,
  core: Core,
): Promise<Response | null> {
  if (name !== 'bind') return null
  const id = query.get('ticket') ?? ''
  return request.method === 'POST'
    ? finishBinding(new URLSearchParams(await request.text()), id, scope, core)
    : bindingPage(id, scope, core)
}

function bindingPage(id: string, scope: string, core: Core): Response {
  const open = core.decide(scope, (world) => world.tickets.some((ticket) => ticket.id === id))
  if (!open) return page('绑定银行卡', '<p>链接已失效，请返回借款页重新发起绑卡。</p>', 410)
  const banks = BANKS.map((bank) => `<option>${bank}</option>`).join('')
  return page(
    '绑定银行卡',
    `<p>这是演示用的银行绑卡页，不会采集真实卡号。</p>
<form method="post">
<p><label>银行 <select name="bank">${banks}</select></label></p>
<p><label>卡号后四位 <input name="last" value="6688" inputmode="numeric" pattern="[0-9]{4}" required></label></p>
<p><button name="outcome" value="success">绑定成功</button> <button name="outcome" value="cancel" formnovalidate>取消绑定</button></p>
</form>`,
  )
}

/** Ends the visit: the ticket is used up, on success the card is there, and the browser goes back either way. */
function finishBinding(form: URLSearchParams, id: string, scope: string, core: Core): Response {
  const bank = BANKS.find((name) => name === form.get('bank')) ?? BANKS[0]
  const last = /^\d{4}$/.test(form.get('last') ?? '') ? (form.get('last') ?? '') : '6688'
  const back = core.decide(scope, (world: World) => {
    const ticket = world.tickets.find((each) => each.id === id)
    if (!ticket) return null
    world.tickets = world.tickets.filter((each) => each !== ticket)
    const user = world.users.find((each) => each.userId === ticket.userId)
    if (user && form.get('outcome') === 'success') bindCard(world, user, bank, last)
    return ticket.callBackUrl
  })
  if (back === null) return page('绑定银行卡', '<p>链接已失效，请返回借款页重新发起绑卡。</p>', 410)
  return goTo(back)
}
