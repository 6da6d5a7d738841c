/** WebKit by its WebDriver: WebKitGTK and WPE. Playwright drives its own build of WebKit alone. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { PHONE, until, type Driver, type Point } from './driver.ts'
import { Program } from './program.ts'

/** Key of an element's id in a reply (W3C WebDriver). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const START_LIMIT = { ms: 15_000 }
const STARTS = 3

/** How the kinds of WebKit differ. */
interface Kind {
  readonly driver: string
  /** Where the other programs are that it needs. */
  readonly needs: Readonly<Record<string, string | undefined>>
  readonly capabilities: object
  /** Whether it needs a screen, which is then a virtual one. */
  readonly hasWindow: boolean
  readonly hasCamera: boolean
}

/** Where programs of this name are installed. */
const programPaths = (name: string): readonly string[] =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .filter((file) => existsSync(file))
const programPath = (name: string) => programPaths(name)[0]

/** A Python that has the bindings of WebKitGTK: a machine may have others beside that of its packages. */
function pythonWithWebKit(): string | undefined {
  if (programPath('WebKitWebDriver') === undefined) return undefined
  const asks = ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']
  return programPaths('python3').find((file) => spawnSync(file, asks).status === 0)
}

const python = pythonWithWebKit()
const cog = programPath('cog')

const KINDS = {
  wk: {
    driver: 'WebKitWebDriver',
    needs: { Xvfb: programPath('Xvfb'), 'python3 with WebKitGTK': python },
    capabilities: {
      'webkitgtk:browserOptions': {
        binary: python,
        args: [path.join(import.meta.dirname, 'webkit/browser.py')],
      },
    },
    hasWindow: true,
    hasCamera: true,
  },
  wpe: {
    driver: 'WPEWebDriver',
    needs: { cog },
    capabilities: {
      'wpe:browserOptions': {
        binary: cog,
        args: ['--automation', '-P', 'headless', '--enable-write-console-messages-to-stdout=true'],
      },
    },
    hasWindow: false,
    // Debian builds it without.
    hasCamera: false,
  },
} as const satisfies Record<string, Kind>

export type WebKitName = keyof typeof KINDS
export const webKits = Object.keys(KINDS) as WebKitName[]

/** Programs without which this WebKit cannot run here. */
export const missingFor = (name: WebKitName): readonly string[] =>
  Object.entries({ [KINDS[name].driver]: programPath(KINDS[name].driver), ...KINDS[name].needs })
    .filter(([, file]) => file === undefined)
    .map(([program]) => program)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A virtual screen; it picks a free number and prints it. */
async function startScreen(): Promise<{ screen: Program; display: string }> {
  const screen = new Program('Xvfb', ['-displayfd', '1', '-screen', '0', '1100x1100x24', '-nolisten', 'tcp'])
  const display = await until('a virtual screen', () => /^(\d+)$/m.exec(screen.printed)?.[1], START_LIMIT)
  return { screen, display: `:${display}` }
}

/** What WebKit prints of a page's console, and of its end. Other lines are of the libraries below. */
const ERROR_LINE = /^CONSOLE .*\bERROR\b|^CONSOLE .*\bASSERT|WebProcess.*crash/i

class WebDriver implements Driver {
  version = ''
  readonly hasCamera: boolean
  readonly #kind: Kind
  readonly #programs: Program[] = []
  #origin = ''
  #session = ''
  #errors: string[] = []

  constructor(kind: Kind) {
    this.#kind = kind
    this.hasCamera = kind.hasCamera
  }

  async start(): Promise<void> {
    const { driver, hasWindow, capabilities } = this.#kind
    const env: NodeJS.ProcessEnv = {
      KOO_WIDTH: String(PHONE.width),
      KOO_HEIGHT: String(PHONE.height),
      // There is no graphics card, and WebKit's own sandbox asks for rights that a container has not.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LANG: 'C.UTF-8',
      TZ: 'Asia/Shanghai',
    }
    if (hasWindow) {
      const { screen, display } = await startScreen()
      this.#programs.push(screen)
      env['DISPLAY'] = display
    }
    const port = await freePort()
    this.#origin = `http://127.0.0.1:${port}`
    const program = new Program(driver, [`--port=${port}`], env)
    this.#programs.push(program)
    program.onLine((line) => {
      if (ERROR_LINE.test(line)) this.#errors.push(line.slice(0, 400))
    })
    await until(
      `${driver} replies`,
      async () => (await fetch(`${this.#origin}/status`)).ok || undefined,
      START_LIMIT,
    )
    const session = await this.#ask<Session>('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    })
    this.#session = `/session/${session.sessionId}`
    this.version = `${session.capabilities.browserName} ${session.capabilities.browserVersion}`
    await this.#post('/timeouts', { script: 30_000, pageLoad: 40_000, implicit: 0 })
  }

  async #ask<R>(method: string, address: string, body?: object): Promise<R> {
    const reply = await fetch(`${this.#origin}${address}`, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await reply.json()) as { value: R & { error?: string; message?: string } }
    if (!reply.ok) throw new Error(`${address}: ${value.error} ${value.message}`)
    return value
  }
  #post = <R>(address: string, body: object = {}) => this.#ask<R>('POST', this.#session + address, body)
  #execute = <R>(script: string) => this.#post<R>('/execute/sync', { script, args: [] })

  evaluate = (expression: string): Promise<unknown> => this.#execute(`return (${expression})`)
  goto = (url: string) => this.#post<void>('/url', { url })
  back = () => this.#post<void>('/back')

  async tap({ x, y }: Point): Promise<void> {
    const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
    const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    const parameters = { pointerType: 'mouse' }
    await this.#post('/actions', { actions: [{ type: 'pointer', id: 'finger', parameters, actions }] })
  }

  async type(typed: string): Promise<void> {
    // The keys of the driver are those of a keyboard: other letters come from an input method.
    if (!/^[ -~]*$/.test(typed))
      return void (await this.#execute(`document.execCommand('insertText', false, ${JSON.stringify(typed)})`))
    const actions = typed.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async setFile(expression: string, file: string): Promise<void> {
    const element = await this.#execute<Record<string, string>>(`return (${expression})`)
    await this.#post(`/element/${element[ELEMENT]}/value`, { text: file })
  }

  async picture(): Promise<Buffer> {
    // GTK draws a picture only when a page draws a frame: one that does not move would wait for ever.
    await this.#execute(`var dot = document.createElement('i'); dot.id = 'moving-dot'
      dot.style.cssText = 'position:fixed;left:0;bottom:0;width:1px;height:1px;pointer-events:none'
      document.documentElement.appendChild(dot)
      dot.animate([{ opacity: 1 }, { opacity: 0.5 }], { duration: 500, iterations: Infinity })`)
    const data = await this.#ask<string>('GET', `${this.#session}/screenshot`)
    // The page may have been replaced in the meantime.
    await this.#execute(
      `Array.from(document.querySelectorAll('#moving-dot')).forEach((each) => each.remove())`,
    )
    return Buffer.from(data, 'base64')
  }

  takeErrors(): readonly string[] {
    const found = this.#errors
    this.#errors = []
    return found
  }

  async close(): Promise<void> {
    for (const program of this.#programs.toReversed()) await program.end()
  }
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string }
}

/** Starts a WebKit with an empty profile. */
export async function openWebKit(name: WebKitName): Promise<Driver> {
  for (let attempt = 1; ; attempt += 1) {
    const driver = new WebDriver(KINDS[name])
    try {
      await driver.start()
      return driver
    } catch (error) {
      await driver.close()
      if (attempt === STARTS) throw error
    }
  }
}
