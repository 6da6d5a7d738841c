/** A page as a customer sees it: what to tap, to type and to wait for. Written once for every engine. */
import { until, type Driver } from './driver.ts'
import * as acts from './inPage/act.ts'
import * as looking from './inPage/look.ts'
import * as finding from './inPage/find.ts'
import * as gaps from './inPage/gaps.ts'
import type { Target } from './inPage/find.ts'

/** Source of what the functions in the page use of each other. */
const LIBRARY = [
  ...Object.values(finding),
  ...Object.values(looking),
  ...Object.values(gaps),
  ...Object.values(acts),
]
  .map(String)
  .join('\n')

/** How long a tap waits for what it hits. */
const RETRY = 250
/** Two looks at a moving sheet are never alike when so many frames lie between them; time may be one frame on a busy machine. */
const STILL_FRAMES = 3
/** By this much, px, what stands still differs from look to look: scrolling to a middle rounds. */
const ROUNDED = 1

const partOf = (name: string | RegExp) => (typeof name === 'string' ? name : { pattern: name.source })
const target =
  (role: Target['role']) =>
  (name: string | RegExp, at = 0): Target => ({ role, name: partOf(name), at })

export const button = target('button')
export const radio = target('radio')
export const checkbox = target('checkbox')
export const textbox = target('textbox')
export const heading = target('heading')
export const dialog = target('dialog')
export const tab = target('tab')
export const text = target('text')

const told = ({ role, name }: Target) => `${role} ${typeof name === 'string' ? name : `/${name.pattern}/`}`

export class Page {
  readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  /** Runs a function of `in-page` in the page. */
  async run<A extends readonly unknown[], R>(act: (...args: A) => R, ...args: A): Promise<R> {
    return (await this.driver.evaluate(
      `(function(){${LIBRARY}\nreturn ${act.name}.apply(null,${JSON.stringify(args)})})()`,
    )) as R
  }

  /** Waits until `holds` holds in the page. */
  async waits(what: string, holds: () => Promise<boolean>, ms?: number): Promise<void> {
    try {
      await until(what, async () => ((await holds()) ? true : undefined), { ...(ms !== undefined && { ms }) })
    } catch (error) {
      throw new Error(`${String(error)}\n${await this.told()}`, { cause: error })
    }
  }

  /** Where it is and what it shows, for a message. */
  async told(): Promise<string> {
    const shown = await this.run(acts.visibleText).catch(() => '')
    const at = await this.address().catch(() => '')
    return `at ${at}: ${shown.replace(/\s+/g, ' ').slice(0, 400)}`
  }

  address = () => this.run(acts.addressOf)
  path = async () => (await this.address()).split('?', 1)[0] ?? ''
  has = (what: Target) => this.run(acts.isSeen, what)
  gapsToNothing = () => this.run(gaps.gapsToNothing)
  isSelected = (what: Target) => this.run(acts.isSelected, what)
  value = (what: Target) => this.run(acts.valueOf, what)

  see = (what: Target, ms?: number) => this.waits(`sees ${told(what)}`, () => this.has(what), ms)
  gone = (what: Target) => this.waits(`${told(what)} goes away`, async () => !(await this.has(what)))
  at = (path: RegExp) => this.waits(`is at ${path}`, async () => path.test(await this.address()))

  /** Waits until the page has drawn so many frames, or another document has taken its place, which counts from 0. */
  async #draws(frames: number): Promise<void> {
    const first = await this.run(looking.framesDrawn)
    const isDrawn = async () => {
      const now = await this.run(looking.framesDrawn)
      return now < first || now >= first + frames ? true : undefined
    }
    await until('the page draws', isDrawn, { every: 16 })
  }

  /** Taps when what is meant stands still and a tap would hit it. */
  async tap(what: Target, ms?: number): Promise<void> {
    await this.waits(
      `taps ${told(what)}`,
      async () => {
        const before = await this.run(acts.tapPlace, what)
        if (before === null) return false
        await this.#draws(STILL_FRAMES)
        const now = await this.run(acts.tapPlace, what)
        if (now === null || Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y)) > ROUNDED)
          return false
        await this.driver.tap(now)
        return true
      },
      ms,
    )
  }

  /** Taps until it has the effect: a button ignores a second tap within a second. */
  async tapUntil(what: Target, effect: () => Promise<boolean>): Promise<void> {
    await this.waits(`taps ${told(what)} with effect`, async () => {
      if (await effect()) return true
      if (await this.has(what)) await this.tap(what)
      return until('the effect', async () => ((await effect()) ? true : undefined), { ms: 4 * RETRY }).catch(
        () => false,
      )
    })
  }

  /** Ticks a box or selects an option. */
  async check(what: Target): Promise<void> {
    await this.see(what)
    await this.tapUntil(what, () => this.run(acts.isChecked, what))
  }

  /** Types a text in place of what the field holds. */
  async fill(what: Target, typed: string, ms?: number): Promise<void> {
    await this.tap(what, ms)
    await this.run(acts.selectValue, what)
    await this.driver.type(typed)
  }

  /** Selects a file in one of the inputs of the page, from 0. */
  async chooseFile(file: string, at: number): Promise<void> {
    const input = `(function(){${LIBRARY}\nreturn fileInput(${at})})()`
    await this.waits('has an input for a file', () => this.run(acts.hasFileInput, at))
    await this.driver.setFile(input, file)
  }
}
