import type { Page } from '@playwright/test'
import { ContactsPage } from '../pages/ContactsPage.ts'
import { IdentityPage } from '../pages/IdentityPage.ts'
import { IdPhotosPage } from '../pages/IdPhotosPage.ts'
import { allStored, BASE, ID_NUMBER, isAt, isClean, ONWARD, REAL_NAME } from '../support/channel.ts'
import { kill } from '../support/kill.ts'
import { pictureNamed } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

/** A name that differs from the one that is read on the photo. */
const CORRECTED = '陈思源'

/** The draft of a form is written soon after the last change: an open camera leaves it the time. */
const isKept = (page: Page, typed: string) => expect.poll(() => allStored(page)).toContain(typed)

test.describe('a tab that the phone kills', () => {
  test.describe(() => {
    test.use({ persona: 'siku-start' })

    test('while it asks who the customer is comes back with the name, and without the number', async ({
      page,
      context,
    }) => {
      await page.goto(`${BASE}/siku/`)
      await isAt(page, 'siku/idauth')
      const { name, number } = new IdentityPage(page)
      await name.fill(REAL_NAME)
      await number.fill(ID_NUMBER)
      await isKept(page, REAL_NAME)
      const next = await kill(context, page)
      const identity = new IdentityPage(next)
      await expect(identity.name).toHaveValue(REAL_NAME)
      await expect(identity.number).toHaveValue('')
      await isClean(next)
    })
  })

  test.describe(() => {
    test.use({ persona: 'siku-one-step' })

    test('while the camera takes the ID card comes back there with the corrected name; photos that have arrived need not be taken again', async ({
      page,
      context,
      sandbox,
    }) => {
      await page.goto(`${BASE}/siku/`)
      const photos = new IdPhotosPage(page)
      await photos.choose('front', pictureNamed('front.jpg'))
      await expect(photos.number).toHaveValue(/\d/)
      const read = (await photos.number.inputValue()).replaceAll(' ', '')
      await photos.name.fill(CORRECTED)
      await isKept(page, CORRECTED)
      const camera = page.waitForEvent('filechooser')
      await photos.side('back').getByRole('button', { name: '拍照上传' }).click()
      await camera
      const again = await kill(context, page)
      await isAt(again, 'siku/idcarduploading')
      const second = new IdPhotosPage(again)
      await second.chooseBoth()
      await expect(second.name).toHaveValue(CORRECTED)
      await isClean(again)
      expect(await allStored(again)).not.toContain(read)

      // The server has both now.
      const last = await kill(context, again)
      await isAt(last, 'siku/idcarduploading')
      await expect(last.getByText('身份证照片已上传')).toBeVisible()
      await last.getByRole('button', { name: ONWARD }).click()
      await isAt(last, 'siku/video')
      expect(await sandbox.calls('credit/uploadIdPhoto')).toHaveLength(3)
    })
  })

  test.describe(() => {
    test.use({ persona: 'yinlian-last-step' })

    test('while the customer looks up a number comes back with the contacts', async ({ page, context }) => {
      await page.goto(`${BASE}/yinlian/`)
      await isAt(page, 'yinlian/contactff')
      const contacts = new ContactsPage(page)
      await contacts.fill(1, '陈国强', '13700000001')
      await isKept(page, '陈国强')
      const { name, phone } = new ContactsPage(await kill(context, page)).contact(1)
      await expect(name).toHaveValue('陈国强')
      await expect(phone).toHaveValue('137 0000 0001')
    })
  })
})
