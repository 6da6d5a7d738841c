import { randomUUID } from 'node:crypto'
import { Sandbox, type Tweak } from '../support/sandbox.ts'
import { sessionOf } from '../support/storage.ts'
import type { Driver } from './driver.ts'
import { enterWorld } from './inPage/act.ts'
import { Page } from './page.ts'

const BASE = '/pages/credit'
/** A page of this origin without scripts. */
const QUIET = `${BASE}/too-long.html`
/** When an address is opened anew, ms: a page that was about to leave for another one wins over the first attempt. */
const AGAIN = 3_000

interface Entry {
  readonly persona: string
  readonly tweak?: Tweak
  readonly signedIn?: boolean
}

/** A customer of a new world of the sandbox, in a browser that keeps nothing from before. */
export class World {
  readonly page: Page
  readonly sandbox: Sandbox

  constructor(driver: Driver, origin: string) {
    this.page = new Page(driver)
    this.sandbox = new Sandbox(origin, `engine-${randomUUID()}`)
  }

  async enter({ persona, tweak, signedIn = true }: Entry): Promise<void> {
    const { page, sandbox } = this
    await sandbox.reset(persona, tweak)
    const session = signedIn ? await sessionOf(sandbox, persona) : null
    let asked = 0
    await page.waits('opens a page of this origin', async () => {
      if ((await page.address()).startsWith(QUIET)) {
        await page.run(enterWorld, sandbox.scope, session)
        return true
      }
      if (Date.now() - asked < AGAIN) return false
      asked = Date.now()
      await page.driver.goto(`${sandbox.origin}${QUIET}`)
      return false
    })
  }

  /** Opens a page of the app. */
  open = (path: string) => this.page.driver.goto(`${this.sandbox.origin}${BASE}${path}`)

  /** The lender's time passes until the page shows what it waits for. The page asks when its own timers say so. */
  async passUntil(seen: () => Promise<boolean>, what: string, step = 3_000): Promise<void> {
    const { page, sandbox } = this
    await page.waits(
      what,
      async () => {
        if (await seen()) return true
        await sandbox.advance(step)
        return false
      },
      40_000,
    )
  }
}
