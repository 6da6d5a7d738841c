import type { Core } from './core.ts'
import { bindCard } from './lender/people.ts'
import type { World } from './world.ts'

/** Banks a card can be bound of on the stand-in page. */
const BANKS = ['中国工商银行', '中国建设银行', '招商银行', '杭州银行'] as const

const AGREEMENTS: Readonly<Record<string, string>> = {
  loan: '个人消费借款合同',
  guarantee: '委托担保合同',
  credit: '个人征信查询及报送授权书',
  privacy: '个人信息处理授权书',
}

/** Answers the pages other companies would serve: binding a card, and the texts of agreements. Null: no such page. */
export async function handlePage(
  request: Request,
  { name, scope, query }: { name: string; scope: string; query: URLSearchParams },
  core: Core,
): Promise<Response | null> {
  if (name === 'bind') {
    const id = query.get('ticket') ?? ''
    return request.method === 'POST'
      ? finishBinding(new URLSearchParams(await request.text()), id, scope, core)
      : bindingPage(id, scope, core)
  }
  const [folder, slug = '', ...rest] = name.split('/')
  const title = Object.hasOwn(AGREEMENTS, slug) ? AGREEMENTS[slug] : undefined
  if (folder !== 'agreements' || title === undefined || rest.length > 0) return null
  return page(title, `<p>本协议文本仅用于演示与测试，不具有法律效力。</p>${paragraphs(title)}`)
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
  return new Response(null, { status: 303, headers: { location: back, 'cache-control': 'no-store' } })
}

function paragraphs(title: string): string {
  return ['协议双方', '借款与还款', '费用与利率', '信息使用', '争议解决']
    .map((heading, k) => `<h2>第${'一二三四五'[k]}条 ${heading}</h2><p>${title}的${heading}条款示例。</p>`)
    .join('')
}

/** A page of constant text: nothing a request carried is ever written into it. */
function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.7 system-ui;margin:24px auto;max-width:440px;padding:0 16px}button,input,select{font:inherit;min-height:44px;padding:0 16px}h1{font-size:20px}h2{font-size:16px}</style>
<h1>${title}</h1>${body}</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
    },
  })
}
