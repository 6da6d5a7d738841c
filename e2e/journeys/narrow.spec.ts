import { layoutFaults, settled } from '../support/looks.ts'
import { placeOf, walks } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Every screen: no horizontal scroll, every control in reach, no figure cut off. */
for (const { how, viewport, rootSize } of [
  { how: 'on a screen of 320 pixels', viewport: { width: 320, height: 568 }, rootSize: null },
  { how: 'zoomed to 200 %', viewport: { width: 188, height: 406 }, rootSize: null },
  { how: 'with text of twice the size', viewport: { width: 375, height: 812 }, rootSize: '200%' },
]) {
  for (const { name, walk, persona = 'old-customer', tweak = {}, signedIn = true } of walks) {
    test.describe(how, () => {
      test.use({ viewport, persona, tweak, signedIn })

      test(`everything fits while ${name}`, async ({ page, sandbox }) => {
        await walk(placeOf(page, sandbox), async (screen) => {
          await page.evaluate((size) => {
            if (size !== null) document.documentElement.style.fontSize = size
          }, rootSize)
          await settled(page)
          expect.soft(await layoutFaults(page), screen).toEqual([])
        })
      })
    })
  }
}
