import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'
import { isKnownKey, STORAGES, type StoredIn } from './stored.ts'

/** Where the app of these tests sends analytics and failure reports. */
export const COLLECTED = '/collected'

/** A text that left the page, or that it leaves behind. */
interface Trace {
  place: string
  text: string
}

/** Text that looks like personal data, whoever typed it. Not inside a longer word: random ids may hold anything. */
const LOOKS_PERSONAL: readonly (readonly [string, RegExp])[] = [
  ['a phone number', /(?<![0-9A-Za-z])1[3-9]\d{9}(?![0-9A-Za-z])/],
  ['an identity number', /(?<![0-9A-Za-z])\d{17}[\dXx](?![0-9A-Za-z])/],
  ['a card number', /(?<![0-9A-Za-z])\d{16}(\d{3})?(?![0-9A-Za-z])/],
  ['an e-mail', /[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
]

/** The bytes of a picture as text: nothing else that is stored or reported is as long without a sign in between, but one repeated letter. */
const BASE64 = /data:image\/|(?!(.)\1{9})[A-Za-z0-9+/]{400,}/

/** Calls whose body only counts and reports; other calls must carry what the customer wants done. */
const REPORTS = /\/api\/(apphome\/pvUpload|.*report[^/]*$)/i

/** Typed by the customer and worth looking for: a sentence, a long number, or a code from a message. */
const isSecret = (typed: string) => /[^\d\s,.]{4}/u.test(typed) || /^\d{11,}$/.test(typed)

/**
 * Looks for personal data where none may be, after every journey: address and history, storage and cookies, referrers,
 * analytics and reports, console. What to look for: numbers and addresses by their shape, whatever was typed, the token,
 * and what a test plants.
 */
export class Privacy {
  readonly #traces: Trace[] = []
  readonly #planted = new Map<string, string>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** From now on `text` must be found nowhere. */
  plant(what: string, text: string): void {
    this.#planted.set(text, what)
  }

  /** Forgets what has left the pages so far; what they leave behind is looked for again. */
  forget(): void {
    this.#traces.length = 0
  }

  /** Listens to every page that `context` opens. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('request', (request) => this.#onRequest(request))
    context.on('console', (message: ConsoleMessage) => this.#note('console', message.text()))
    await context.exposeFunction('historyWritten', (text: string) => this.#note('history', text))
    await context.exposeFunction('typed', (text: string, isCode: boolean) => {
      const plain = /^[\d\s]+$/.test(text) ? text.replaceAll(/\s/g, '') : text
      if (isSecret(plain) || (isCode && plain.length === 6)) this.plant('what was typed', plain)
    })
    await context.addInitScript(() => {
      const tell = globalThis as unknown as {
        historyWritten(text: string): void
        typed(text: string, isCode: boolean): void
      }
      for (const name of ['pushState', 'replaceState'] as const) {
        const write = history[name].bind(history)
        history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
          write(state, unused, url)
          tell.historyWritten(`${location.href} ${JSON.stringify(history.state)}`)
        }
      }
      document.addEventListener('input', ({ target }) => {
        // What a box stands for was not typed.
        const isBox = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)
        if (!isBox && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
          tell.typed(target.value, target.autocomplete === 'one-time-code')
      })
    })
  }

  #note(place: string, text: string): void {
    this.#traces.push({ place, text })
  }

  #onRequest(request: Request): void {
    const url = request.url()
    const { pathname } = new URL(url)
    // A document is asked for by the address that the customer was given; everything else is the app's doing.
    if (!request.isNavigationRequest()) this.#note(`address of ${pathname}`, url)
    this.#note(`referrer of ${pathname}`, request.headers()['referer'] ?? '')
    if (pathname === COLLECTED || REPORTS.test(pathname))
      this.#note(`report ${pathname}`, request.postData() ?? '')
  }

  /** Everything that was found, each with its place. */
  async leaks(context: BrowserContext): Promise<string[]> {
    const left = await Promise.all(context.pages().map((page) => this.#leftBy(page)))
    const cookies = (await context.cookies()).map(({ name, value }) => ({
      place: `cookie ${name}`,
      text: value,
    }))
    const found = [...this.#traces, ...left.flat(), ...cookies].flatMap((trace) => this.#judge(trace))
    return [...new Set(found)]
  }

  /** What one page leaves behind in this browser. */
  async #leftBy(page: Page): Promise<Trace[]> {
    if (page.isClosed() || !page.url().startsWith(this.#origin)) return []
    const { places, stored } = await page.evaluate((storages) => {
      // Writes and sends everything that is pending, as when the page is left.
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      const { navigation } = globalThis as unknown as { navigation: { entries(): { url: string | null }[] } }
      const visited = navigation.entries().map(({ url }) => url ?? '')
      const addresses = [location.href, document.referrer, window.name, ...visited]
      return {
        places: [
          ...addresses.map((text) => ['address or history', text]),
          ['history', JSON.stringify(history.state)],
        ],
        stored: Object.entries(storages).flatMap(([place, name]) => {
          try {
            return Object.entries<string>(globalThis[name]).map(([key, text]) => [place, key, text])
          } catch {
            // A test that forbids storage: there is nothing in it.
            return []
          }
        }),
      } as { places: [string, string][]; stored: [StoredIn, string, string][] }
    }, STORAGES)
    return [
      ...places.map(([place, text]) => ({ place, text })),
      ...stored.flatMap(([place, key, text]) => this.#storedTrace(place, key, text)),
    ]
  }

  /** An entry of a storage, without the values that it may hold. */
  #storedTrace(place: StoredIn, key: string, text: string): Trace[] {
    const where = `${place} storage, ${key}`
    if (!isKnownKey(place, key)) return [{ place: where, text: 'a key that is on no list' }]
    if (key === 'koo_session') {
      const { token, ...rest } = JSON.parse(text) as { token?: string }
      if (token !== undefined) this.plant('the token', token)
      return [{ place: where, text: JSON.stringify(rest) }]
    }
    // A draft is for what was typed, but for no number of a document or card, and for no picture.
    if (key.startsWith('draft_')) {
      const secrets = text.match(/\d{15,}[\dXx]|[A-Za-z0-9+/]{400,}/g) ?? []
      return [text.replace(/"value":.*/, ''), ...secrets].map((part) => ({ place: where, text: part }))
    }
    return [{ place: where, text }]
  }

  #judge({ place, text }: Trace): string[] {
    if (text === 'a key that is on no list') return [`${place}: ${text}`]
    const readable = `${text} ${decoded(text)}`
    const shapes = LOOKS_PERSONAL.filter(([, shape]) => shape.test(readable)).map(([what]) => what)
    if (/storage|report/.test(place) && BASE64.test(text)) shapes.push('a picture')
    const planted = [...this.#planted].filter(([canary]) => holds(readable, canary)).map(([, what]) => what)
    return [...shapes, ...planted].map((what) => `${place}: ${what}`)
  }
}

/** Numbers count as a whole only: a code of six digits may be part of a timestamp. */
const holds = (text: string, canary: string) =>
  /^\d+$/.test(canary) ? new RegExp(`(?<!\\d)${canary}(?!\\d)`).test(text) : text.includes(canary)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}
