import { expectForEverybody } from '../support/everybody.ts'
import { loanWalks } from '../support/loanScreens.ts'
import { ofToday } from '../support/ofToday.ts'
import { placeOf } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Every page of the loan scene and each kind of pop-up of it, a share of them each day, in all looks in one visit. */
for (const { name, walk, persona = 'old-customer', tweak = {} } of ofToday(loanWalks))
  test.describe(() => {
    test.use({ persona, tweak })

    test(`can be used by everybody: ${name}`, async ({ page, sandbox }) => {
      await walk(placeOf(page, sandbox), async (screen) => {
        // Blocks of a page may come late, one after the other.
        await page.waitForLoadState('networkidle')
        await expectForEverybody(page, screen)
      })
      expect((await sandbox.world()).repeatedSerials).toEqual([])
    })
  })
