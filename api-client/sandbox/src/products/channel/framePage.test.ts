import { describe, expect, it } from 'vitest'
import { frozenSandbox, mountOf } from '../../testing/client.ts'

const open = async (query: string, method = 'GET') => {
  const { fetch, origin } = mountOf(frozenSandbox())
  return fetch(`${origin}/__sandbox/partner-frame${query}`, { method })
}

describe('the page of a partner with the app in a frame', () => {
  it('may run its own script and show pages of its own origin, and nothing else', async () => {
    const response = await open('?path=/pages/credit/cash/home')
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1]
    const html = await response.text()
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-src 'self'")
    expect(html).toContain(`<script nonce="${nonce}">`)
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('writes nothing of the address into the page', async () => {
    const html = await (await open('?path=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text()
    expect(html).not.toContain('alert(1)')
  })

  it('has a new nonce each time', async () => {
    const policies = await Promise.all([open(''), open('')])
    expect(new Set(policies.map(({ headers }) => headers.get('content-security-policy'))).size).toBe(2)
  })

  it('is a page to look at only', async () => {
    expect((await open('', 'POST')).status).toBe(404)
  })
})
