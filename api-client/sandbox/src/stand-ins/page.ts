import type { Core } from '../core.ts'

/** Where a request below /__sandbox/ goes. */
export interface Place {
  /** Path below /__sandbox/. */
  name: string
  scope: string
  query: URLSearchParams
}

/** Answers the pages of one other company; null when the address is not one of them. */
export type StandIn = (request: Request, place: Place, core: Core) => Promise<Response | null>

/** A page of constant text: nothing a request carried is ever written into it. */
export function page(title: string, body: string, status = 200): Response {
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

/** Sends the browser on to `address` and keeps nothing of the page. */
export function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}
