/** A page of constant text: values from a request are never written into it. */
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

/** Redirects the browser to `address`; the page is not cached. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}
