import type { FlowData } from '@koo/flow'
import { describe, expect, it } from 'vitest'
import { textOfScreen } from './mainActions.ts'
import { stagePage, type StagedOptions } from './stagedPage.tsx'

/**
 * Opens every page of a flow that needs a sign-in, and signs its customer out, as another tab may: nothing of the page is left on
 * the screen or in memory, and the page of the next customer reads everything anew.
 */
export function signedOutPages(flow: FlowData, options: StagedOptions = {}): void {
  const guarded = Object.keys(flow.pages).filter((name) => flow.pages[name]?.login)
  describe(`the customers of ${flow.id}`, () => {
    it.each(guarded)('leave nothing on %s to the next one', { timeout: 120_000 }, async (name) => {
      const page = await stagePage(flow, name, options)
      await page.rest()
      const { world } = page
      const reads = () => world.sandbox.log('default').length
      const before = reads()
      world.signOut()
      await page.rest()
      expect(textOfScreen(), 'on the screen').toBe('')
      expect(world.queries.getQueryCache().getAll(), 'in memory').toEqual([])
      // Nothing that the page has started may be read for nobody.
      expect(reads()).toBe(before)
      world.signIn({ persona: 'long-texts' })
      await page.rest()
      expect(page.crashes).toEqual([])
      if (before > 0) expect(reads(), 'of the next customer').toBeGreaterThan(before)
      page.close()
    })
  })
}
