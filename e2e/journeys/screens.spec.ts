import { expectToRead } from '../support/everybody.ts'
import { ofToday } from '../support/ofToday.ts'
import { placeOf, walks } from '../support/screens.ts'
import { test } from '../support/test.ts'

/** Every screen, sheet and dialog on the way of a loan, a share of them each day, in all looks in one visit. */
for (const { name, walk, persona = 'old-customer', tweak = {}, signedIn = true } of ofToday(walks))
  test.describe(() => {
    test.use({ persona, tweak, signedIn })

    test(`can be read by everybody: ${name}`, async ({ page, sandbox }) => {
      await walk(placeOf(page, sandbox), (screen) => expectToRead(page, screen))
    })
  })
