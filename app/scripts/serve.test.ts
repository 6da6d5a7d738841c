import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policySettings, writeHeaders } from './headers.ts'
import { liftStyles } from './pages/liftStyles.ts'
import { contentPolicy, sourceHash } from './policy.ts'
import { serve, type RunningServer } from './serve.ts'

const nothing = { connect: [], images: [], frames: [] }

describe('content policy', () => {
  it('names exactly the inline scripts and styles of the page', () => {
    const policy = contentPolicy(
      '<script>a()</script><style>b{}</style><script type="module" src="/x.js"></script>',
      nothing,
      [],
    )
    expect(policy).toContain(`script-src 'self' ${sourceHash('a()')};`)
    expect(policy).toContain(sourceHash('b{}'))
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(policy).toContain("frame-src 'none'")
  })

  it('allows only configured origins', () => {
    const settings = {
      connect: ['https://api.credit.test'],
      images: ['https://img.credit.test'],
      frames: ['https://protocol.credit.test'],
      reports: 'https://monitor.credit.test/csp',
    }
    const policy = contentPolicy('', settings, ['https://partner.test'])
    expect(policy).toContain("connect-src 'self' https://api.credit.test;")
    expect(policy).toContain("img-src 'self' blob: https://img.credit.test;")
    expect(policy).toContain('frame-src https://protocol.credit.test;')
    expect(policy).toContain('frame-ancestors https://partner.test;')
    expect(contentPolicy('', nothing, [])).toContain("frame-ancestors 'none';")
    expect(policy).toContain('report-to csp')
  })
})

describe('the settings of a build', () => {
  it('let pages reach the gateway, the cloud storage and the collectors, by their origins', () => {
    const { connect } = policySettings({
      VITE_API_BASE: 'https://api.credit.test/api',
      VITE_UPLOAD_URL: 'https://cloud.credit.test/upload',
      VITE_ANALYTICS_URL: 'https://events.credit.test/',
    })
    expect(connect).toEqual([
      'https://api.credit.test',
      'https://cloud.credit.test',
      'https://events.credit.test',
    ])
  })

  it('name no origin for what is served from the same one', () => {
    const { connect } = policySettings({ VITE_API_BASE: '/api', VITE_UPLOAD_URL: '/__sandbox/upload' })
    expect(connect).toEqual([])
  })
})

describe('style attributes in a prerendered page', () => {
  it('become classes, the same style one class', () => {
    const { html, css } = liftStyles(
      '<i style="width:1px"></i><b class="x" style="width:1px"></b><u style="height:2px">',
    )
    expect(html).toBe('<i class="shell-0"></i><b class="shell-0 x"></b><u class="shell-1">')
    expect(css).toBe('.shell-0.shell-0{width:1px}.shell-1.shell-1{height:2px}')
  })
})

describe('server', () => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'koo-dist-'))
  let server: RunningServer

  beforeAll(async () => {
    mkdirSync(path.join(dist, 'assets'))
    for (const page of ['cash/home', 'siku/idauth']) mkdirSync(path.join(dist, page), { recursive: true })
    writeFileSync(path.join(dist, 'index.html'), `<p>app</p><script>1</script>${' '.repeat(3000)}`)
    writeFileSync(path.join(dist, 'cash/home/index.html'), '<p>loan</p>')
    writeFileSync(path.join(dist, 'siku/idauth/index.html'), '<p>channel</p>')
    writeFileSync(path.join(dist, 'too-long.html'), '<p>too long</p>')
    writeFileSync(path.join(dist, 'assets/index-abc.js'), 'export {}')
    writeHeaders(dist, nothing, new Map([['/siku/idauth', ['https://m.siku.test']]]))
    server = await serve(dist)
  })
  afterAll(async () => {
    await server.close()
    rmSync(dist, { recursive: true })
  })
  const get = (url: string, init?: RequestInit) => fetch(server.origin + url, { redirect: 'manual', ...init })

  it.each([
    '/pages/credit',
    '/pages/credit/',
    '/pages/credit/login?x=1',
    '/pages/credit/%E0%A4%A',
    '/pages/credit/a/a/a/',
  ])('starts the app at %s', async (url) => {
    const response = await get(url)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<p>app</p>')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain(sourceHash('1'))
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('serves the page made for a route', async () => {
    expect(await (await get('/pages/credit/cash/home')).text()).toContain('loan')
    expect(await (await get('/pages/credit/cash/home/confirm')).text()).toContain('app')
  })

  it.each([
    ['/siku/idauth', 'https://m.siku.test'],
    ['/siku/idauth/?partnerToken=x', 'https://m.siku.test'],
    ['/cash/home', "'none'"],
    ['/siku/information', "'none'"],
    ['/siku/idauth/more', "'none'"],
    ['/SIKU/idauth', "'none'"],
    ['/siku/idaut%68', "'none'"],
    ['/', "'none'"],
    ['/too-long.html', "'none'"],
  ])('lets %s be shown in a frame of %s', async (url, ancestors) => {
    const response = await get(`/pages/credit${url}`)
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe(ancestors)
  })

  it('has hashed files cached for a year, and a missing one is an error, not a page', async () => {
    const found = await get('/pages/credit/assets/index-abc.js')
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(found.headers.get('content-type')).toContain('javascript')
    expect((await get('/pages/credit/assets/index-old.js')).status).toBe(404)
    expect((await get('/pages/credit/headers.json')).status).toBe(404)
  })

  it('redirects the root to the app, and serves nothing outside it', async () => {
    const bare = await get('/')
    expect([bare.status, bare.headers.get('location')]).toEqual([302, '/pages/credit/'])
    expect((await get('/pages/creditevil')).status).toBe(404)
    expect((await get('//')).status).toBe(404)
    expect((await get('/pages/credit/', { method: 'POST' })).status).toBe(405)
  })

  it.each([20_000, 120_000, 1_000_000])(
    'redirects an address of %i characters to a page about it',
    async (length) => {
      const response = await get(`/pages/credit/cash/home?token=${'x'.repeat(length)}`)
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        '/pages/credit/too-long.html',
      ])
      expect(await (await get('/pages/credit/too-long.html')).text()).toBe('<p>too long</p>')
      expect((await get('/pages/credit/')).status).toBe(200)
    },
  )

  it('accepts reports of pages at the configured path only', async () => {
    const collecting = await serve(dist, { sandbox: false, collects: '/collect' })
    const sent = await fetch(`${collecting.origin}/collect`, { method: 'POST', body: '{}' })
    await collecting.close()
    expect(sent.status).toBe(204)
    expect((await get('/collect', { method: 'POST', body: '{}' })).status).toBe(405)
  })

  it('compresses', async () => {
    const response = await get('/pages/credit/', { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
  })

  it('has the sandbox on the same origin', async () => {
    const { token } = server.sandbox?.signIn() ?? {}
    const response = await get('/api/cash/getAmount', {
      method: 'POST',
      body: '{}',
      headers: { 'x-token': token ?? '' },
    })
    expect(await response.json()).toMatchObject({ Result: 200 })
  })

  it('rejects when the port is in use', async () => {
    await expect(serve(dist, { port: server.port, sandbox: false })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})
