import { FacePage } from '../pages/FacePage.ts'
import { BASE, isAt } from '../support/channel.ts'
import { BEFORE, twoBacks } from '../support/history.ts'
import { expect, test } from '../support/test.ts'

/** Channels whose authorisation opens over the page of the camera; nobody asks before it is left. */
for (const channel of ['siku', 'zhuanzhuan', 'maoyan'])
  test.describe(() => {
    test.use({ persona: `${channel}-start` })

    test(`two steps back at the same time leave ${channel}, and the way forward leads into its page again`, async ({
      page,
    }) => {
      const { start, authorisation } = new FacePage(page)
      await page.goto(BEFORE)
      await page.goto(`${BASE}/${channel}/video`)
      await expect(start).toBeVisible()
      await authorisation.click()
      await isAt(page, `${channel}/video/protocolRead`)
      await twoBacks(page)
      await expect(page).toHaveURL((url) => url.pathname === BEFORE)

      await page.goForward()
      await isAt(page, `${channel}/video`)
      await expect(start).toBeVisible()
      await expect(page).toHaveTitle('人脸识别')
    })
  })
