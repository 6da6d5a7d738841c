// `npm run bench`: what a loan page costs to get, side by side with the reference page, and what a quote costs to compute.
// Bytes and requests are exact and repeatable; the quotes are ratios of one run.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { chromium } from 'playwright-core'
import { buildApp } from '../app/scripts/build-app.ts'
import { BASE, serve } from '../app/scripts/serve.ts'
import { launchOptions } from './browser.mjs'

/** The same loan page built on the popular mobile kit (antd-mobile 5, axios, react-router 7), measured the same way. */
const REFERENCE = { script: 156.0, style: 5.9, html: 0.3, requests: 13 }

const TOKEN = 'bench-token-0001'
const root = path.dirname(import.meta.dirname)
const dist = await buildApp({ outDir: 'dist', lab: false })
const server = await serve(dist, { sandbox: { signInToken: TOKEN } })
const browser = await chromium.launch(await launchOptions())

const brotli = (file: string) => zlib.brotliCompressSync(fs.readFileSync(file)).length / 1000
const kilo = (bytes: number) => `${bytes.toFixed(1)} kB`

try {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  await context.addInitScript((token) => {
    localStorage.setItem('koo_session', JSON.stringify({ token, userId: 'u1', expiresAt: 4102444800000 }))
  }, TOKEN)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-testid=month-pay]')?.getClientRects().length)
        Object.assign(window, { ready: performance.now() })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${server.origin}${BASE}/cash/home?amount=50000`)
  await page.waitForFunction(() => 'ready' in window)
  // What had arrived when the figures were first on the screen; what is fetched ahead after that does not count.
  const toReady = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .filter((entry) => entry.responseEnd <= (window as unknown as { ready: number }).ready)
      .map((entry) => new URL(entry.name).pathname),
  )
  const sum = (ending: RegExp) =>
    toReady
      .map((pathname) => path.join(dist, pathname.slice(BASE.length)))
      .map((file) => (fs.existsSync(path.join(file, 'index.html')) ? path.join(file, 'index.html') : file))
      .filter((file) => ending.test(file))
      .reduce((total, file) => total + brotli(file), 0)
  const script = sum(/\.js$/)
  const style = sum(/\.css$/)
  const html = sum(/\.html$/)
  const rows = [
    ['', 'this page', 'reference', 'ratio'],
    [
      'script to ready (brotli)',
      kilo(script),
      kilo(REFERENCE.script),
      (script / REFERENCE.script).toFixed(2),
    ],
    ['style to ready (brotli)', kilo(style), kilo(REFERENCE.style), (style / REFERENCE.style).toFixed(2)],
    ['document (brotli)', kilo(html), kilo(REFERENCE.html), ''],
    [
      'requests to ready',
      String(toReady.length),
      String(REFERENCE.requests),
      (toReady.length / REFERENCE.requests).toFixed(2),
    ],
  ]
  console.log('\nThe loan page, to the moment its figures are shown\n')
  for (const [label = '', ...cells] of rows)
    console.log(`  ${label.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join('')}`)
} finally {
  await browser.close()
  await server.close()
}

console.log('\nQuotes\n')
const { status } = spawnSync(process.execPath, ['bench/run.ts'], {
  cwd: path.join(root, 'pricing'),
  stdio: 'inherit',
})
process.exit(status ?? 1)
