import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { texts } from './copy.ts'
import { read } from './step.ts'

const CONFIG = 'other/getMultiWebConfig'

it('opens over its page, and shows the text of this release', async () => {
  expect(read().over).toBe(true)
  const opened = await openPage(read())
  await expect.element(page.getByRole('heading', { name: texts.faceAuthorization.title })).toBeVisible()
  await expect.element(opened.text(/仅用于核实本次操作由您本人进行/)).toBeVisible()
})

it('shows a newer text of the configuration, and its markup as text', async () => {
  const opened = await openPage(read(), {
    faults: [replies(CONFIG, { faceAuthorization: '第二版<b>授权</b>' })],
  })
  await expect.element(opened.text('第二版<b>授权</b>')).toBeVisible()
})

it('says that the text did not load, and loads it on retry', async () => {
  const opened = await openPage(read(), { faults: [{ match: CONFIG, fault: 'result=42020', times: 1 }] })
  await opened.tap('重试')
  await expect.element(opened.text(/仅用于核实本次操作由您本人进行/)).toBeVisible()
})

it.each([undefined, null, '', '  ', 7, { text: '第二版' }, ['第二版']])(
  'shows the text of this release when the configuration has %j',
  async (faceAuthorization) => {
    const opened = await openPage(read(), {
      faults: [replies(CONFIG, { faceAuthorization })],
    })
    await expect.element(opened.text(/仅用于核实本次操作由您本人进行/)).toBeVisible()
  },
)

it('shows no text while it is not known which one is valid', async () => {
  const opened = await openPage(read(), { faults: [{ match: CONFIG, fault: 'hang=before' }] })
  await expect.element(page.getByRole('heading', { name: texts.faceAuthorization.title })).toBeVisible()
  expect(opened.view.container.textContent).not.toContain('授权书后再作出选择')
})

it('asks for its own text alone, and takes no other one', async () => {
  const other = { protocol: '另一份授权' }
  const opened = await openPage(read(), { faults: [replies(CONFIG, other)] })
  await expect.element(opened.text(/仅用于核实本次操作由您本人进行/)).toBeVisible()
  expect(opened.calls(CONFIG).map(({ request }) => request)).toEqual([{ keys: ['faceAuthorization'] }])
  await expect.element(opened.text('另一份授权')).not.toBeInTheDocument()
})

it('keeps a long word of a text on a small screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 812))
  const body = 'https://agreements.test/'.padEnd(300, 'a')
  const opened = await openPage(read(), {
    faults: [replies(CONFIG, { faceAuthorization: body })],
  })
  await expect.element(opened.text(body)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
