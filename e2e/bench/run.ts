// `npm run bench`: what a loan page costs to load, compared with the reference page; what a quote costs to calculate; how
// the sandbox survives kills and load; how customers fare on random walks through faults. Bytes and requests are exact and
// repeatable; the quotes are ratios of one run. `-- --only page,lists,replies,quotes,kill,load,walks` runs some parts (walks only
// when named), `--rounds N` is the number of kills, `--seconds N` the duration of the load, `--walks N --seed N` the number
// of walks and the first seed: the same seed is the same walk; `--kind NAME` walks one kind of `walks/kinds.ts` alone.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import zlib from 'node:zlib'
import { chromium } from '@playwright/test'
import { buildApp } from '../../app/scripts/buildApp.ts'
import { BASE, serve } from '../../app/scripts/serve.ts'
import { killRounds } from '../../api-client/sandbox/bench/kill.ts'
import { loadRun } from '../../api-client/sandbox/bench/load.ts'
import { KIND_NAMES } from '../walks/kinds.ts'
import { walk } from '../walks/run.ts'
import { launchOptions } from '../../.ci/browser.ts'
import { guardRatio } from './guard.ts'
import { LIST_LIMITS, listFigures } from './lists.ts'
import { stepBytes, stepFaults } from '../../app/scripts/stepBytes.ts'

/**
 * The same loan page built with a popular mobile kit (antd-mobile 5, axios, react-router 7), measured in the same way.
 */
const REFERENCE = { script: 156.0, style: 5.9, html: 0.3, requests: 13 }

/** Walks between two lines that say how far a run is. */
const WALKS_A_LINE = 20

const TOKEN = 'bench-token-0001'
const root = path.dirname(path.dirname(import.meta.dirname))
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'page,lists,replies,quotes,kill,load' },
    rounds: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '20' },
    walks: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
  },
})
let failed = false

/** Prints one line of a table: a label and its figures. */
function print(label: string, ...cells: string[]): void {
  console.log(`  ${label.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join('')}`)
}

async function benchPage(): Promise<void> {
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
    // What was loaded when the first figures were shown; later prefetching does not count.
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
    for (const [label = '', ...cells] of rows) print(label, ...cells)
    console.log('\nThe pages of each shared step, beside the chunks that they share (brotli)\n')
    const steps = stepBytes(dist)
    print('', 'bytes', 'room')
    for (const { step, bytes, limit } of steps)
      print(step, kilo(bytes / 1000), limit ? kilo(limit / 1000) : '')
    for (const fault of stepFaults(steps)) {
      failed = true
      console.error(`  ${fault}`)
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function benchLists(): Promise<void> {
  console.log('\nThe longest lists, on a processor that is slowed down four times\n')
  const server = await serve(await buildApp({ outDir: 'dist', lab: false }), { sandbox: {} })
  const browser = await chromium.launch(await launchOptions())
  try {
    print('', 'rows', 'longest task', 'most nodes', 'blank', 'rows off')
    for (const { name, rows, task, nodes, blanks, away } of await listFigures(browser, server.origin)) {
      print(name, String(rows), `${task.toFixed(0)} ms`, String(nodes), String(blanks), String(away))
      if (task > LIST_LIMITS.task || nodes > LIST_LIMITS.nodes || blanks > 0 || away > 1) failed = true
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

function benchQuotes(): void {
  console.log('\nQuotes\n')
  const { status } = spawnSync(process.execPath, ['bench/run.ts'], {
    cwd: path.join(root, 'pricing'),
    stdio: 'inherit',
  })
  if (status !== 0) failed = true
}

async function benchReplies(): Promise<void> {
  console.log('\nReplies of the loan page: settling them, beside reading them out of their text\n')
  print('', 'JSON.parse', 'guard', 'ratio')
  for (const { path: call, bytes, parse, guard } of await guardRatio()) {
    print(`${call}, ${(bytes / 1000).toFixed(1)} kB`, micro(parse), micro(guard), (guard / parse).toFixed(2))
  }
}

const micro = (ms: number) => `${(ms * 1000).toFixed(0)} µs`

async function benchKill(): Promise<void> {
  console.log('\nThe sandbox lender, killed in the middle of writes and started again\n')
  const { rounds, acknowledged, lost, repeated, twice } = await killRounds(Number(values.rounds))
  print('kills', String(rounds))
  print('writes acknowledged', String(acknowledged))
  print('of these lost', String(lost.length))
  print('written again after a kill', String(repeated))
  print('made twice', String(twice.length))
  for (const fact of [...lost, ...twice]) console.error(`  ${fact}`)
  if (lost.length + twice.length > 0) failed = true
}

async function benchLoad(): Promise<void> {
  console.log(
    '\nThe sandbox lender under load: every scope walks the loan journey over HTTP, again and again\n',
  )
  const load = await loadRun({ seconds: Number(values.seconds) })
  print('scopes at once', String(load.scopes))
  print('journeys, calls', String(load.journeys), String(load.calls))
  print('errors', String(load.errorCount))
  print('median, 99th percentile', `${load.p50.toFixed(0)} ms`, `${load.p99.toFixed(0)} ms`)
  print('calls a second', (load.calls / load.seconds).toFixed(0))
  print('memory early, late', `${load.memoryEarly.toFixed(0)} MB`, `${load.memoryLate.toFixed(0)} MB`)
  for (const error of load.errors) console.error(`  ${error}`)
  if (load.errorCount > 0) failed = true
}

async function benchWalks(): Promise<void> {
  const only = values.kind
  if (only !== undefined && !KIND_NAMES.includes(only))
    throw new Error(`no kind "${only}": there are ${KIND_NAMES.join(', ')}`)
  console.log('\nA customer on random walks through faults, in a browser, against the app as it ships\n')
  // The sandbox stands in for the bank's page and the hosts of agreements.
  process.env['VITE_OWN_PATHS'] = '/__sandbox'
  const dist = await buildApp({ outDir: 'dist-walks', lab: false })
  const server = await serve(dist, { sandbox: {} })
  const browser = await chromium.launch(await launchOptions())
  const sums = new Map<string, number>()
  const walked = new Map<string, number>()
  const [first, count, began] = [Number(values.seed), Number(values.walks), performance.now()]
  try {
    for (let seed = first; seed < first + count; seed += 1) {
      const { kind, log, findings } = await walk(browser, server.origin, seed, only)
      walked.set(kind, (walked.get(kind) ?? 0) + 1)
      for (const [name, found] of Object.entries(findings)) sums.set(name, (sums.get(name) ?? 0) + found)
      // A long run says how far it is, also for whoever stops it.
      if ((seed - first + 1) % WALKS_A_LINE === 0) print('walks until seed', String(seed))
      if (Object.values(findings).every((found) => found === 0)) continue
      failed = true
      console.error(`  seed ${seed}, ${kind}\n    ${log.join('\n    ')}`)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  print('walks, seconds each', String(count), ((performance.now() - began) / count / 1000).toFixed(1))
  for (const [kind, times] of walked) print(`of them ${kind}`, String(times))
  for (const [name, found] of sums) print(name, String(found))
}

const parts = {
  page: benchPage,
  lists: benchLists,
  replies: benchReplies,
  quotes: benchQuotes,
  kill: benchKill,
  load: benchLoad,
  walks: benchWalks,
}
for (const name of values.only.split(',')) {
  const part = parts[name as keyof typeof parts]
  if (!part) throw new Error(`no part "${name}": there are ${Object.keys(parts).join(', ')}`)
  await part()
}
process.exit(failed ? 1 : 0)
