import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { homeOf, pathOf } from '@koo/flow'
import { environments } from '@koo/flow/tools'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../../.ci/browser.ts'
import { everyFlow as flows } from '../src/everyFlow.ts'
import { partnerPaths } from '../src/frames/reach.ts'
import { buildApp } from './buildApp.ts'
import { HEADERS_FILE, type DeployHeaders } from './headers.ts'
import { filesOf, manifestOf, type Manifest } from './pages/chunks.ts'
import { serve, type RunningServer } from './serve.ts'
import { loadStaticFiles, type StaticFile } from './staticFiles.ts'

const brotli = (file: StaticFile) => file.encoded('br').body.length
const text = (file: StaticFile) => file.raw.toString('utf8')
/** What the loan pages open later: pop-ups and windows, surveys, offers after a loan, the recorder, automatic repayment. */
const LATER = Object.entries({
  'cash-loan': [
    [
      'popups/LoanPopups',
      'model/popups/quitDialog',
      'lead/campaign/LeadPopups',
      'lead/campaign/campaignPopup',
    ],
    ['result/leadPop/LeadPopContent', 'oneClick/OneClick', 'oneClick/reading/Reading'],
    ['commitment/Commitment', 'result/later/LaterBlocks', 'rights/BeforeBorrow', 'rights/SevenDayDialog'],
  ],
  steps: [
    [
      'pages/frame/Frame',
      'blocks/windows/WindowsPage',
      'blocks/windows/Windows',
      'blocks/survey/Survey',
      'blocks/survey/SurveyOverlay',
      'blocks/survey/LeaveSurvey',
      'blocks/autoPay/AutoPayDialogs',
    ],
  ],
}).flatMap(([flow, modules]) => modules.flat().map((module) => `../flows/${flow}/src/${module}.tsx`))

/** The origin of every partner's page. */
const PARTNER = 'https://m.partner.test'

/** Kinds of environment whose host the plain browser does not need. */
const KINDS = Object.keys(environments).filter((kind) => kind !== 'h5')

describe('production build', () => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'koo-build-'))
  let files: Map<string, StaticFile>
  const named = (name: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`no ${name}`)
    return file
  }
  const all = () => [...files.values()]

  beforeAll(async () => {
    process.env['VITE_PARTNER_ORIGINS'] = PARTNER
    await buildApp({ outDir: dist, lab: false })
    files = loadStaticFiles(dist)
  }, 300_000)
  afterAll(() => rmSync(dist, { recursive: true }))

  it.each(['实验室', '__sandbox', 'x-sandbox', '演示环境', 'koo_lab', '#lab='])(
    'has nothing of the lab: %s',
    (word) => {
      expect(
        all()
          .filter((file) => text(file).includes(word))
          .map(({ name }) => name),
      ).toEqual([])
    },
  )

  it('has no source maps, no fonts and no addresses of other hosts to load from', () => {
    expect(all().filter(({ name }) => /\.(?:map|woff2?|ttf)$/.test(name))).toEqual([])
    expect(
      all()
        .filter((file) => text(file).includes('sourceMappingURL'))
        .map(({ name }) => name),
    ).toEqual([])
    expect([...text(named('/index.html')).matchAll(/(?:src|href)="(?:https?:)?\/\//g)]).toEqual([])
  })

  it.each([
    // The app, the helpers of the bundler, and the page; home has the host of windows as well.
    ['loan', '/cash/home', 3],
    ['home', '/home', 4],
  ])('loads the %s page with few scripts and no style sheet', (_name, place, count) => {
    const page = text(named(`${place}/index.html`))
    const scripts = new Set(
      [...page.matchAll(/"\/pages\/credit(\/assets\/[^"]+\.js)"/g)].map(([, name]) => name!),
    )
    // As many for each kind of browser.
    expect([...scripts].filter((name) => name.startsWith('/assets/old/'))).toHaveLength(count)
    expect(scripts.size).toBe(2 * count)
    for (const name of scripts) {
      const imported = text(named(name)).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)
      const missing = [...imported].filter(([, to]) => !scripts.has(`${path.posix.dirname(name)}/${to}`))
      expect(missing).toEqual([])
    }
    expect(page.match(/<link rel="stylesheet"(?! disabled)/)).toBeNull()
  })

  it('loads nothing of what the loan pages open later, until the first figures are shown', () => {
    const chunks = JSON.parse(readFileSync(manifestOf(dist), 'utf8')) as Manifest
    const page = text(named('/cash/home/index.html'))
    const inPage = Object.keys(chunks).filter((key) => page.includes(chunks[key]?.file ?? key))
    const first = filesOf(chunks, ['index.html', ...inPage]).scripts
    // One that is no chunk of its own any more is part of another one.
    const early = LATER.filter((key) => !chunks[key] || first.includes(chunks[key].file))
    expect(early).toEqual([])
  })

  describe('the hosts of the other environments', () => {
    /** A chunk and what it needs of the build, without what every page has. */
    const needs = (name: string, page: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(name) || page.includes(name)) return seen
      seen.add(name)
      for (const [, to] of text(named(name)).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
        needs(`/assets/${to}`, page, seen)
      return seen
    }
    const page = () => text(named('/cash/home/index.html'))
    const chunks = () => JSON.parse(readFileSync(manifestOf(dist), 'utf8')) as Manifest
    const chunkOf = (kind: string) => `/${chunks()[`src/env/${kind}/host.ts`]?.file ?? kind}`

    it('are chunks of their own', () => {
      expect(new Set(KINDS.map(chunkOf)).size).toBe(KINDS.length)
      expect(KINDS.filter((kind) => page().includes(chunkOf(kind)))).toEqual([])
    })

    it.each(KINDS)('%s: at most 4 kB with all that only hosts need', (kind) => {
      const host = [...needs(chunkOf(kind), page())].map(named)
      expect(host.reduce((sum, file) => sum + brotli(file), 0)).toBeLessThanOrEqual(4_000)
    })

    it('are no part of a page: a plain browser loads none of them', () => {
      const only = new Set(KINDS.flatMap((kind) => [...needs(chunkOf(kind), page())]))
      const pages = all().filter(({ name }) => name.endsWith('.html'))
      expect(pages.filter((each) => [...only].some((name) => text(each).includes(name)))).toEqual([])
    })
  })

  it.each(['dismissableLayer', 'rovingFocusGroup'])(
    'loads dialogs and tabs after the loan page: %s',
    (event) => {
      const page = text(named('/cash/home/index.html'))
      const users = all().filter((file) => file.name.endsWith('.js') && text(file).includes(event))
      expect(users.length).toBeGreaterThan(0)
      expect(users.filter(({ name }) => page.includes(name))).toEqual([])
    },
  )

  it('keeps the HTML of the loan page within its policy', () => {
    const page = named('/cash/home/index.html')
    expect(text(page).includes('<title>借款</title>')).toBe(true)
    expect(/<[a-z][^>]*\s(?:style|on[a-z]+)=/.exec(text(page))).toBeNull()
    expect(text(page).includes('<!--')).toBe(false)
    expect(brotli(named('/index.html'))).toBeLessThanOrEqual(2_500)
  })

  it('keeps the theme for the night', () => {
    expect(text(named('/cash/home/index.html')).includes('[data-theme=night]{')).toBe(true)
  })

  it('writes the headers for deployers, with the hashes of both inline scripts', () => {
    const headers = JSON.parse(readFileSync(path.join(dist, HEADERS_FILE), 'utf8')) as DeployHeaders
    for (const page of ['/index.html', '/cash/home/index.html', '/home/index.html', '/root.html']) {
      const policy = headers.files[page]?.['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2};/)
      expect(policy).not.toContain('unsafe')
      expect(headers.files[page]?.['cache-control']).toBe('no-store')
    }
  })

  describe('in a browser', () => {
    let server: RunningServer
    let browser: Browser

    it('names for each page who may show it in a frame: the partner for his, nobody for the others', async () => {
      const partners = partnerPaths(flows)
      const pages = flows.flatMap((flow) => Object.keys(flow.pages).map((name) => pathOf(flow, name)))
      const found = await Promise.all(
        [...pages, ...flows.map(homeOf), '/', '/nowhere', '/too-long.html'].map(async (at) => {
          const { headers } = await fetch(`${server.origin}/pages/credit${at}`)
          const policy = headers.get('content-security-policy') ?? ''
          return [at, /frame-ancestors ([^;]*)/.exec(policy)?.[1]] as const
        }),
      )
      expect(found).toEqual(found.map(([at]) => [at, partners.has(at) ? PARTNER : "'none'"]))
      expect(new Set(found.map(([, who]) => who)).size).toBe(2)
    })

    beforeAll(async () => {
      server = await serve(dist)
      browser = await chromium.launch(await launchOptions())
    }, 300_000)
    afterAll(async () => {
      await browser.close()
      await server.close()
    })

    /** Opens a page as a new visitor or as the default customer of the sandbox; collects errors in `errors`. */
    async function visit(
      signedIn: boolean,
      at = 'cash/home',
    ): Promise<{ page: Page; requests: string[]; errors: string[] }> {
      const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true })
      const session = signedIn ? server.sandbox?.signIn() : undefined
      await context.addInitScript(
        (who) => {
          if (who)
            localStorage.setItem('koo_session', JSON.stringify({ ...who, expiresAt: Date.now() + 3_600_000 }))
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
            console.error(`refused by the policy: ${violatedDirective} ${sample}`),
          )
          const watch = new MutationObserver(() => {
            if (!document.querySelector('[data-testid=month-pay]')) return
            performance.mark('figures')
            watch.disconnect()
          })
          watch.observe(document, { childList: true, subtree: true })
        },
        session && { token: session.token, userId: session.userId },
      )
      const page = await context.newPage()
      const requests: string[] = []
      const errors: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await page.goto(`${server.origin}/pages/credit/${at}`)
      return { page, requests, errors }
    }

    it('shows the loan page to a customer, with early calls, and the policy refuses nothing', async () => {
      const { page, requests, errors } = await visit(true)
      await page.getByTestId('month-pay').first().waitFor()
      const first = [
        'cash/getAmount',
        'merchant/getLoanRateInfoV3',
        'user/queryAllBankcardList',
        'cash/queryCoupons',
      ]
      for (const path of first)
        expect(requests.filter((requested) => requested === `/api/${path}`)).toHaveLength(1)
      // What is loaded in advance, or opens later, starts after the figures are shown.
      const before = await page.evaluate(() => {
        const figures = performance.getEntriesByName('figures')[0]?.startTime ?? Infinity
        const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < figures)
        return early.map(({ name }) => new URL(name).pathname)
      })
      // The page's own chunk is preloaded with the app. So are the bundler's helpers, because the picture encoder needs them
      // without the app.
      const preloads = page.locator('link[rel=modulepreload]')
      const preloaded = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const scripts = before.filter((path) => path.endsWith('.js') && !preloaded.slice(0, 2).includes(path))
      expect(scripts).toEqual([expect.stringMatching(/\/assets\/index-/)])
      expect(before.filter((path) => path.endsWith('.css'))).toEqual([])
      await page.getByTestId('coupon-row').click()
      await page.getByTestId('coupon-done').waitFor()
      expect(errors).toEqual([])
    })

    it.each([
      ['customer', 'home', ['apphome/queryGray', 'apphome/queryContentV5']],
      ['visitor', 'home', ['apphome/queryGuestContentV5']],
      ['visitor', '', ['apphome/queryGuestContentV5']],
    ] as const)('shows the home page to a %s at /%s, with early calls', async (who, at, first) => {
      const { page, requests, errors } = await visit(who === 'customer', at)
      await page.locator('main h2').first().waitFor()
      // Each reply was taken: nothing was asked for twice, and nothing in vain.
      expect(await page.evaluate('kooEarly.length')).toBe(0)
      const calls = requests.filter((path) => path.startsWith('/api/apphome/query'))
      for (const path of first) expect(calls.filter((call) => call === `/api/${path}`)).toHaveLength(1)
      expect(new URL(page.url()).pathname).toBe('/pages/credit/home')
      expect(errors).toEqual([])
    })

    it('shows the login page to a visitor and makes no request', async () => {
      const { page, requests, errors } = await visit(false)
      await page.getByRole('heading', { name: '手机号登录' }).waitFor()
      expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
      expect(errors).toEqual([])
    })

    it('shows a message when the app itself does not load', async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      let loads = 0
      await page.route('**/assets/index-*.js', (route) => {
        loads += 1
        return route.fulfill({ contentType: 'text/html', body: '<p>not a script</p>' })
      })
      await page.goto(`${server.origin}/pages/credit/login`)
      await page.getByText('页面没有加载成功').waitFor()
      expect(loads).toBe(2)
      await page.unroute('**/assets/index-*.js')
      await page.getByRole('button', { name: '重新加载' }).click()
      await page.getByRole('heading', { name: '手机号登录' }).waitFor()
    })
  })
})
