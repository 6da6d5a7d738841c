import type { Page } from '@playwright/test'
import { allStored, isAt } from '../support/channel.ts'
import { back } from '../support/history.ts'
import { kill } from '../support/kill.ts'
import { button, CALLS, MERCHANT, picture, row, says } from '../support/merchant.ts'
import { pictureNamed } from '../support/picture.ts'
import { choose } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

const PROOF = '微信后台截图'

const areThere = async (page: Page, places: readonly number[]) => {
  for (const place of places) await expect(picture(page, place)).toBeVisible()
}

test.describe('screenshots of a platform', () => {
  test.use({ persona: 'merchant-draft' })

  test('stay through examples and refusals; after a reload the page names what is missing, and a killed tab can go on', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto(`${MERCHANT}/weChatCredit`)
    await button(page, '上传后台截图').tap()
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles(['one.png', 'two.png', 'three.png'].map((name) => pictureNamed(name)))
    await areThere(page, [1, 2, 3])
    for (const [label, demo] of [
      ['查看示例一', 'weChatDemoOne'],
      ['查看示例二', 'weChatDemoTwo'],
      ['查看示例三', 'weChatDemoThree'],
    ] as const) {
      await page.getByRole('button', { name: label }).tap()
      await isAt(page, `merchant/weChatUpload/${demo}`)
      if (label === '查看示例二') await back(page)
      else await button(page, '知道了').tap()
      await isAt(page, 'merchant/weChatUpload')
      await areThere(page, [1, 2, 3])
    }

    const group = page.getByRole('group', { name: PROOF, exact: true })
    await choose(page, { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('a note') })
    await expect(group).toHaveAccessibleDescription(/文件格式不支持/)
    await choose(page, pictureNamed('edited.png'))
    await says(page, '第4张：图片疑似经过修改，请上传原始图片')
    await areThere(page, [1, 2, 3])
    expect(await sandbox.calls(CALLS.picture)).toHaveLength(4)

    await sandbox.fault({ match: CALLS.picture, fault: 'hang=before' })
    await choose(page, pictureNamed('last.png'))
    await expect.poll(async () => (await sandbox.calls(CALLS.picture)).length).toBe(5)
    expect(await allStored(page)).not.toMatch(/one\.png|data:|blob:/)
    await page.reload()
    await says(page, new RegExp(`重新选择${PROOF}。此前已传完3张`))
    const next = await kill(context, page)
    await isAt(next, 'merchant/weChatUpload')
    await sandbox.clearFaults()
    await choose(next, pictureNamed('last.png'))
    await areThere(next, [1])
    await button(next, '完成上传').tap()
    await isAt(next, 'merchant/merchantCredit')
    await expect(row(next, '微信')).toContainText('审核中')
  })
})
