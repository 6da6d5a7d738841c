import type { FlowData } from '@koo/flow'
import { describe, expect, it } from 'vitest'
import { CLOCK_JUMPS } from './manualClock.ts'
import { loadOnce, stagePage, type StagedOptions } from './stagedPage.tsx'

/** Longer than any wait of a page that nobody touches, ms. */
const ALL_WAITS_MS = 120_000
/** The clock of a phone that is wrong from the beginning. */
const WRONG_FROM_START = [Math.min(...CLOCK_JUMPS), Math.max(...CLOCK_JUMPS)]

/**
 * Opens every page of a flow on a phone whose clock is wrong or is set while the page is open: it must say the same, and at
 * the same moments, as on a phone whose clock is right. So no wait gets longer, and nothing false is said about time.
 */
export function movedClocks(flow: FlowData, options: StagedOptions = {}): void {
  describe(`the clock of the phone on pages of ${flow.id}`, () => {
    it.each(Object.keys(flow.pages))(
      'changes nothing that %s says, nor when it says it',
      { timeout: 120_000 },
      async (name) => {
        await loadOnce(flow, name, () => textsOver(flow, name, options, {}))
        const right = await textsOver(flow, name, options, {})
        const set = await textsOver(flow, name, options, { jumps: CLOCK_JUMPS })
        expect(set, 'set while the page is open').toEqual(right)
        for (const start of WRONG_FROM_START) {
          const wrong = await textsOver(flow, name, options, { start })
          expect(wrong, `wrong by ${start} ms from the beginning`).toEqual(right)
        }
      },
    )
  })
}

type Begin = NonNullable<StagedOptions['begin']>[string]

/** What a page says: when it has opened, a second after each jump of the clock, and when all waits are over. */
async function textsOver(
  flow: FlowData,
  name: string,
  options: StagedOptions,
  { start = 0, jumps = CLOCK_JUMPS.map(() => 0) }: { start?: number; jumps?: readonly number[] },
): Promise<string[]> {
  const begin: Begin = (world, host) => {
    world.clock.setBy(start)
    return options.begin?.[name]?.(world, host) ?? Promise.resolve(options.search?.[name] ?? {})
  }
  const page = await stagePage(flow, name, { ...options, begin: { [name]: begin } })
  const { clock } = page.world
  await page.rest()
  await page.touch()
  const texts = [document.body.textContent ?? '']
  for (const jump of jumps) {
    clock.setBy(jump)
    await clock.advance(1_000)
    await page.rest()
    texts.push(document.body.textContent ?? '')
  }
  await clock.advance(ALL_WAITS_MS)
  await page.rest()
  texts.push(document.body.textContent ?? '')
  page.close()
  return texts
}
