/** The HTML of a page. Values from a request are never written into it. */
const html = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.7 system-ui;margin:24px auto;max-width:440px;padding:0 16px}button,input,select{font:inherit;min-height:44px;padding:0 16px}a{display:inline-block;padding:10px 0}h1{font-size:20px}h2{font-size:16px}</style>
<h1>${title}</h1>${body}</html>`

/** `allowed`: what the page may do beside showing text. */
const respond = (text: string, status: number, allowed: string): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'${allowed}`,
      'referrer-policy': 'no-referrer',
    },
  })

/** A page of constant text. */
export const page = (title: string, body: string, status = 200): Response =>
  respond(html(title, body), status, '')

/** What stands at an address that is over: its text, and a link to a page of the app, so that nobody is stuck. All of it is constant. */
export const gonePage = (
  title: string,
  text: string,
  [address, label]: readonly [string, string],
): Response => page(title, `<p>${text}</p><p><a href="${address}">${label}</a></p>`, 410)

/** A page with a constant script, which may show pages of this origin in a frame. */
export function scriptedPage(title: string, body: string, script: string): Response {
  const nonce = crypto.randomUUID()
  const text = html(title, `${body}<script nonce="${nonce}">${script}</script>`)
  return respond(text, 200, `; script-src 'nonce-${nonce}'; frame-src 'self'`)
}

/** Redirects the browser to `address`; the page is not cached. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}
