import { sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cardsBefore } from './cardsBefore.ts'
import { copy } from './copy.ts'
import { add } from './step.ts'

const CARDS = 'user/queryAllBankcardList'
const BIND = 'user/bindBankcardV2'
/** How long the next page may take to come. */
const LEAVING_MS = 10_000

const open = (options: OpenPageOptions<object> = {}) => openPage(add, options)

it(
  'notes the cards of this moment, and opens the page of the bank once, which comes back to the result',
  { tags: ['bankCard.14'] },
  async () => {
    const { host, calls } = await open()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls(BIND).map(({ request }) => request)).toEqual([
      {
        callBackUrl: new URL('result', location.origin + location.pathname).href,
        sourceTitle: '0',
        instShareProfitNew: 'koo',
        period: 12,
      },
    ])
    expect(cardsBefore(host).load()).toEqual(['C1', 'C2'])
  },
)

it('does not take the cards that an earlier page was told for those of this moment', async () => {
  const world = sandboxWorld({})
  await openPage(add, { world }).then(({ view, host }) =>
    expect
      .poll(() => host.opened)
      .toHaveLength(1)
      .then(() => view.unmount()),
  )
  const { host, calls } = await open({ world })
  await expect.poll(() => host.opened).toHaveLength(1)
  expect(calls(CARDS)).toHaveLength(2)
})

it('shows the message of the server why a card cannot be added', { tags: ['bankCard.13'] }, async () => {
  const { text, tap, host, exits } = await open({
    faults: [{ match: BIND, fault: { kind: 'result', code: 42111, message: '今日绑卡次数已达上限' } }],
  })
  await expect.element(text('今日绑卡次数已达上限')).toBeVisible()
  await expect.element(text(copy.kept)).toBeVisible()
  await tap(copy.list)
  expect([host.opened, exits]).toEqual([[], [{ name: 'list', query: undefined }]])
})

it('says that the page of the bank may not be opened, and can be tried again', async () => {
  const { text, tap, calls } = await open({ host: { opens: () => false } })
  await expect.element(text(copy.kept)).toBeVisible()
  await tap('重试')
  await expect.poll(() => calls(BIND)).toHaveLength(2)
})

it('leads to the result for those who are still here', async () => {
  const { host, clock, tap, exits } = await open()
  await expect.poll(() => host.opened).toHaveLength(1)
  await expect.poll(() => clock.pending()).toBeGreaterThan(0)
  await clock.advance(LEAVING_MS)
  await tap(copy.result)
  expect(exits).toEqual([{ name: 'result', query: undefined }])
})

it('does not leave before it knows the cards', async () => {
  const { text, tap, host } = await open({ faults: [{ match: CARDS, times: 1, fault: 'result=42020' }] })
  await expect.element(text(copy.loadFailed)).toBeVisible()
  expect(host.opened).toEqual([])
  await tap('重试')
  await expect.poll(() => host.opened).toHaveLength(1)
  await expect.element(page.getByText(copy.leaving.title)).toBeVisible()
})
