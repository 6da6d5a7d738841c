import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { helpDetail } from './step.ts'

const CONFIG = 'other/getWebConfig'
const open = (id: string, more = {}) => openPage(helpDetail, { signedIn: false, search: { id }, ...more })

it('shows the question and each paragraph of its answer', async () => {
  const { tap, exits } = await open('H002')
  await expect.element(page.getByRole('heading', { name: '借款多久到账？' })).toBeVisible()
  await expect.element(page.getByText('如超过24小时仍未到账，请联系客服。')).toBeVisible()
  await tap(copy.service)
  expect(exits).toEqual([{ name: 'service', query: undefined }])
})

it('shows markup as the text that it is', async () => {
  const text = '<img src=x onerror="window.__pwned=1">'
  await open('H1', { faults: [replies(CONFIG, [{ id: 'H1', group: '安全', title: '标题', text: [text] }])] })
  await expect.element(page.getByText(text)).toBeVisible()
  expect(page.getByRole('main').element().querySelector('img')).toBeNull()
})

it.each(['H999', ''])('says that there is no question %j, and leads to the list', async (id) => {
  const { tap, exits } = await open(id)
  await expect.element(page.getByText(copy.gone.title)).toBeVisible()
  await tap(copy.list)
  expect(exits).toEqual([{ name: 'list', query: undefined }])
})
