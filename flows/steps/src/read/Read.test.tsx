import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { texts } from './copy.ts'
import { read } from './step.ts'

const CONFIG = 'other/getMultiWebConfig'
const reply = (Content: object) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content },
})

it('opens over its page, and shows the text of this release', async () => {
  expect(read().over).toBe(true)
  const opened = await openPage(read())
  await expect.element(page.getByRole('heading', { name: texts.faceAuthorization.title })).toBeVisible()
  await expect.element(opened.text(/仅用于核实本次操作由您本人进行/)).toBeVisible()
})

it('shows a newer text of the configuration, and its markup as text', async () => {
  const opened = await openPage(read(), {
    faults: [{ match: CONFIG, fault: reply({ faceAuthorization: '第二版<b>授权</b>' }) }],
  })
  await expect.element(opened.text('第二版<b>授权</b>')).toBeVisible()
})

it('says that the text did not load, and loads it on retry', async () => {
  const opened = await openPage(read(), { faults: [{ match: CONFIG, fault: 'result=42020', times: 1 }] })
  await opened.tap('重试')
  await expect.element(opened.text(/仅用于核实本次操作由您本人进行/)).toBeVisible()
})
