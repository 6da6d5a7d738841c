/** A Chromium of any age, from 64 on. Playwright drives none below 109. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browser as currentBrowser } from '../../.ci/browser.ts'
import type { Binary } from './binaries.ts'
import { DevTools } from './devtools.ts'
import { PHONE, until, type Driver, type Point } from './driver.ts'
import { ChromiumErrors } from './chromiumErrors.ts'
import { Program } from './program.ts'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-zygote',
  '--hide-scrollbars',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-sync',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--lang=zh-CN',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Chromium 111 refuses a client whose origin it does not know.
  '--remote-allow-origins=*',
  '--remote-debugging-port=0',
  `--window-size=${PHONE.width},${PHONE.height}`,
]

/** How often a browser that does not reply is started anew. */
const STARTS = 3
const START_LIMIT = { ms: 15_000 }

/** Fonts of the machine; where it has none, those of the pinned browser, so that texts have a size at all. */
async function fontSettings(): Promise<NodeJS.ProcessEnv> {
  if (existsSync('/etc/fonts/fonts.conf')) return { FONTCONFIG_PATH: '/etc/fonts' }
  const { path: start, pinned } = await currentBrowser()
  return start && pinned ? { FONTCONFIG_FILE: path.join(path.dirname(start), 'fonts.conf') } : {}
}

interface Started {
  readonly program: Program
  readonly profile: string
  readonly page: DevTools
  readonly errors: ChromiumErrors
  /** `HeadlessChrome/69.0.3494.0` */
  readonly product: string
}

async function start({ program: file, libraries }: Binary): Promise<Started> {
  const profile = await mkdtemp(path.join(tmpdir(), 'koo-engine-'))
  const program = new Program(file, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    ...(libraries && existsSync(libraries) && { LD_LIBRARY_PATH: libraries }),
    ...(await fontSettings()),
  })
  try {
    const page = await until('the browser replies', () => attach(program, profile), START_LIMIT)
    const errors = new ChromiumErrors(page)
    for (const domain of ['Page', 'Runtime', 'Network', 'Log', 'DOM']) await page.send(`${domain}.enable`)
    await page.send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 2, mobile: true })
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
    const { product } = await page.send<{ product: string }>('Browser.getVersion')
    return { program, profile, page, errors, product }
  } catch (error) {
    await program.end()
    await removeProfile(profile)
    throw new Error(`${String(error)}\n${program.printed}`, { cause: error })
  }
}

/** Connects to the page that the browser opens with. Asks for nothing else: /json/protocol ends Chromium 103 to 111. */
async function attach(program: Program, profile: string): Promise<DevTools | undefined> {
  if (program.hasEnded) return undefined
  const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  const reply = await fetch(`http://127.0.0.1:${port}/json/list`)
  const targets = (await reply.json()) as readonly { type: string; webSocketDebuggerUrl: string }[]
  const url = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl
  return url === undefined ? undefined : DevTools.connect(url)
}

/** A process that is ending may still write into its folder. */
const removeProfile = (profile: string) =>
  rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

interface Evaluated {
  readonly result: { readonly value?: unknown; readonly objectId?: string }
  readonly exceptionDetails?: {
    readonly text: string
    readonly exception?: { readonly description?: string }
  }
}

class Chromium implements Driver {
  readonly hasCamera = true
  readonly version: string
  readonly #started: Started
  readonly #page: DevTools

  constructor(started: Started) {
    this.version = started.product
    this.#started = started
    this.#page = started.page
  }

  async #evaluate(expression: string, returnByValue: boolean): Promise<Evaluated['result']> {
    const { result, exceptionDetails: thrown } = await this.#page.send<Evaluated>('Runtime.evaluate', {
      expression,
      returnByValue,
      userGesture: true,
    })
    if (thrown) throw new Error(thrown.exception?.description ?? thrown.text)
    return result
  }

  evaluate = async (expression: string) => (await this.#evaluate(expression, true)).value

  async goto(url: string): Promise<void> {
    const { errorText } = await this.#page.send<{ errorText?: string }>('Page.navigate', { url })
    // A page that is left at once for another one aborts the first address.
    if (errorText !== undefined && errorText !== 'net::ERR_ABORTED') throw new Error(`${url}: ${errorText}`)
  }

  async back(): Promise<void> {
    const { currentIndex, entries } = await this.#page.send<{
      currentIndex: number
      entries: readonly { id: number }[]
    }>('Page.getNavigationHistory')
    await this.#page.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id })
  }

  async tap({ x, y }: Point): Promise<void> {
    await this.#page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await this.#page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  async type(text: string): Promise<void> {
    for (const key of text) {
      const event = { key, text: key, unmodifiedText: key }
      await this.#page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event })
      await this.#page.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
    }
  }

  async setFile(expression: string, file: string): Promise<void> {
    const { objectId } = await this.#evaluate(expression, false)
    const { node } = await this.#page.send<{ node: { backendNodeId: number } }>('DOM.describeNode', {
      objectId,
    })
    await this.#page.send('DOM.setFileInputFiles', { files: [file], backendNodeId: node.backendNodeId })
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#page.send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
    return Buffer.from(data, 'base64')
  }

  takeErrors = () => this.#started.errors.take()

  async close(): Promise<void> {
    this.#page.close()
    await this.#started.program.end()
    await removeProfile(this.#started.profile)
  }
}

/** Starts a Chromium with an empty profile, as a phone with a touch screen. */
export async function openChromium(binary: Binary): Promise<Driver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return new Chromium(await start(binary))
    } catch (error) {
      if (attempt === STARTS) throw error
    }
  }
}
