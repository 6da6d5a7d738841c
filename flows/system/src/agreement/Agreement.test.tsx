import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { agreement } from './step.ts'

const CONFIG = 'other/getMultiWebConfig'
const OWN = `${location.origin}/nothing-here`

type Options = OpenPageOptions<{ key?: string; part?: string; url?: string }>
const open = (search: Options['search'], options: Options = {}) => openPage(agreement, { search, ...options })

const rows = (url: string) => [
  replies(CONFIG, { agreements: [{ key: 'service', name: '用户服务协议', url, version: 'v3' }] }),
]

it('is shown in a frame, where its host is listed for one', { tags: ['agreement.1'] }, async () => {
  await open({ key: 'service' }, { faults: rows(OWN), host: { frames: () => true } })
  await expect.element(page.getByTitle('协议内容')).toHaveAttribute('src', OWN)
})

it.each([
  ['a page that no frame may show', OWN, false],
  ['a PDF, which a frame without plug-ins does not show', `${OWN}.pdf?v=3`, true],
])('opens %s by itself, at a tap', async (_title, url, frames) => {
  const { text, tap, host } = await open(
    { key: 'service' },
    { faults: rows(url), host: { frames: () => frames } },
  )
  await expect.element(text('用户服务协议')).toBeVisible()
  expect(host.opened).toEqual([])
  await tap(copy.open)
  expect(host.opened).toEqual([url])
})

it('says that it cannot be opened', async () => {
  const { text, tap } = await open(
    { key: 'service' },
    { faults: rows(OWN), host: { frames: () => false, opens: () => false } },
  )
  await tap(copy.open)
  await expect.element(text(copy.closed)).toBeVisible()
})

it(
  'of a partner is found by its place below the credit authorisation',
  { tags: ['agreement.2'] },
  async () => {
    const { text } = await open({ key: 'credit', part: '12' }, { host: { frames: () => false } })
    await expect.element(text('合作机构12个人征信授权书')).toBeVisible()
  },
)

it.each([{ key: 'none' }, { key: 'credit', part: '99' }, { key: 'service', part: '1' }])(
  'that is not there is said to be gone: %j',
  async (search) => {
    const { text, tap, exits } = await open(search)
    await expect.element(text(copy.gone.title)).toBeVisible()
    await tap(copy.back)
    expect(exits).toEqual([{ name: 'back', query: undefined }])
  },
)

it('of an address that is not listed is not shown', async () => {
  const { text } = await open({ url: 'https://evil.test/' }, { host: { frames: () => false } })
  await expect.element(text('暂时无法打开该页面')).toBeVisible()
  expect(page.getByTitle('协议内容').elements()).toEqual([])
})

it('is loaded on retry after a failure', async () => {
  const { tap, text } = await open(
    { key: 'none' },
    { faults: [{ match: CONFIG, fault: 'result=42020', times: 1 }] },
  )
  await tap('重试')
  await expect.element(text(copy.gone.title)).toBeVisible()
})
