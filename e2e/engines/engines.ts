/** The browsers in which the walks are walked. */
import { browser as currentBrowser } from '../../.ci/browser.ts'
import { binaryOf, packed } from './binaries.ts'
import { openChromium } from './chromium.ts'
import type { Driver } from './driver.ts'
import { missingFor, openWebKit, webKits } from './webdriver.ts'

export interface Engine {
  readonly name: string
  /** It is older than the product supports: it is told so, and nothing else works. */
  readonly isBelowFloor: boolean
  /** Why it cannot run on this machine; null when it can. */
  readonly missing: string | null
  open(): Promise<Driver>
}

/** The oldest browser in which everything works. */
const FLOOR = 69

const isLinux = process.platform === 'linux' && process.arch === 'x64'
const notHere = isLinux ? null : 'its program is for Linux on x64'

const oldChromiums = packed.map(({ name, version }): Engine => ({
  name,
  isBelowFloor: Number.parseInt(version, 10) < FLOOR,
  missing: notHere,
  open: async () => openChromium(await binaryOf(name)),
}))

/** The Chromium of all other tests. */
const { path: program, name: build } = await currentBrowser()
const today: Engine = {
  name: 'today',
  isBelowFloor: false,
  missing: program === undefined ? `${build} has no program of its own` : null,
  open: () => openChromium({ program: program ?? '' }),
}

export const engines: readonly Engine[] = [
  ...oldChromiums,
  today,
  ...webKits.map((name): Engine => {
    const missing = missingFor(name)
    return {
      name,
      isBelowFloor: false,
      missing: missing.length > 0 ? `not installed: ${missing.join(', ')}` : null,
      open: () => openWebKit(name),
    }
  }),
]
