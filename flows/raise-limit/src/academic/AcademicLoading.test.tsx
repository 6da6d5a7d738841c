import { memoryStorage, refuses } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { academicLoading } from './step.ts'
import { ASK, NO_RECORD, openWay, type WayOptions } from './testing/way.tsx'

const CODE = 'AB12CD34EF56'
const field = () => page.getByRole('textbox', { name: copy.label })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const found = page.getByText('陈思远：示例大学')

/** Types a code and asks for its record. */
async function ask(code = CODE, options: WayOptions = {}) {
  const opened = openWay(options)
  await field().fill(code)
  await button(copy.submit).click()
  return opened
}

describe('the wait', () => {
  it('asks for the record once, and hands it on in memory', async () => {
    const [memory, store, entry] = [memoryStorage(), memoryStorage(), memoryStorage()]
    const { calls, view } = await ask(' ab12 cd34 ef56 ', { memory, store, entry })
    await expect.element(found).toBeVisible()
    expect(calls().map(({ request }) => request)).toEqual([{ onlineVerificationCode: CODE }])
    expect(view.address()).toBe('/academic/found')
    const told = [memory, store, entry].map((storage) => storage.entries())
    expect(JSON.stringify([told, view.host.log.events])).not.toMatch(/AB12|ab12|陈思远/)
  })

  it('says what is asked for while it waits', async () => {
    await ask(CODE, { faults: [{ match: ASK, fault: 'latency=5000' }] })
    await expect.element(page.getByRole('heading', { name: copy.asking.title })).toBeVisible()
  })

  it.each([
    ['0001', '在线验证码已过期，请重新获取'],
    ['0002', '未查询到学籍信息，请核对在线验证码'],
    ['0003', '学籍信息与本人不一致'],
  ])('goes back to the field with the reason and what was typed: …%s', async (ending, reason) => {
    const { calls } = await ask(`AB12CD34${ending}`)
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(field()).toHaveValue(`AB12CD34${ending}`)
    expect(calls()).toHaveLength(1)
    await field().fill(CODE)
    await button(copy.submit).click()
    await expect.element(found).toBeVisible()
    expect(calls()).toHaveLength(2)
  })

  it('leaves nothing for another customer', async () => {
    const { world } = await ask('AB12CD340002')
    await expect.element(page.getByText(/未查询到学籍信息/)).toBeVisible()
    world.signIn({ mobile: '13800000099' })
    await expect.element(field()).toHaveValue('')
    await expect.element(page.getByText(/未查询到学籍信息/)).not.toBeInTheDocument()
  })

  it('goes back with the server’s sentence about the form of a code', async () => {
    const sentence = '在线验证码填写有误，请检查后重试'
    await ask(CODE, { faults: [refuses(ASK, 400, sentence)] })
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(field()).toHaveValue(CODE)
  })

  it('is over for today after three refusals', async () => {
    const { calls } = await ask('AB12CD340002')
    for (const tries of [2, 3]) {
      await expect.element(page.getByText('未查询到学籍信息，请核对在线验证码')).toBeVisible()
      await button(copy.submit).click()
      await expect.poll(() => calls().length).toBe(tries)
    }
    await expect.element(page.getByText('今日认证次数已用完，请明天再试')).toBeVisible()
    expect(field().elements()).toEqual([])
  })

  it('says why once: a later visit starts with an empty field', async () => {
    const { view } = await ask('AB12CD340002')
    await expect.element(page.getByText(/未查询到学籍信息/)).toBeVisible()
    view.go('/academic/found')
    await expect.element(page.getByText(NO_RECORD)).toBeVisible()
    view.go('/academic/form')
    await expect.element(field()).toHaveValue('')
    await expect.element(page.getByText(copy.hint)).toBeVisible()
    expect(page.getByText(/未查询到学籍信息/).elements()).toEqual([])
  })

  it('that was left says to other pages that the limit was raised', async () => {
    const { world, view } = await ask(CODE, { faults: [{ match: ASK, fault: 'latency=5000' }] })
    await expect.element(page.getByRole('heading', { name: copy.asking.title })).toBeVisible()
    view.go('/academic/form')
    await expect.element(field()).toHaveValue(CODE)
    const rewards = () => world.sandbox.log('default', 'credit/getPromotionProcess').length
    const before = rewards()
    await world.clock.advance(5_000)
    await expect.poll(rewards).toBeGreaterThan(before)
    // A late reply takes nobody away from what they do now.
    expect(view.address()).toBe('/academic/form')
  })

  it('shows a record that has ended as well', async () => {
    await ask('AB12CD340004')
    await expect.element(found).toBeVisible()
  })
})

describe('without a reply', () => {
  it.each(['drop=before', 'drop=after', 'http=500', 'result=42020'] as const)(
    'is not asked again by itself, only by the customer: %s',
    async (fault) => {
      const { calls, world } = await ask(CODE, { faults: [{ match: ASK, fault, times: 1 }] })
      await expect.element(page.getByText(copy.failed.title)).toBeVisible()
      await expect.element(page.getByText(copy.failed.kept)).toBeVisible()
      const asked = calls().length
      await world.clock.advance(60_000)
      expect(calls()).toHaveLength(asked)
      await button('重试').click()
      await expect.element(found).toBeVisible()
      expect(calls()).toHaveLength(asked + 1)
    },
  )

  it('leads back to the field, with the code', async () => {
    const { calls } = await ask(CODE, { faults: [{ match: ASK, fault: 'drop=before' }] })
    await button(copy.failed.back).click()
    await expect.element(field()).toHaveValue(CODE)
    await expect.element(page.getByText(copy.hint)).toBeVisible()
    expect(calls().length).toBeLessThan(2)
  })

  it('does not wait for ever when the session has ended', async () => {
    await ask(CODE, { faults: [{ match: ASK, fault: 'result=-4001' }] })
    await expect.element(page.getByText(copy.failed.stopped)).toBeVisible()
  })
})

describe('without a code', () => {
  it('goes back to the field at once, as after a reload, and says why', async () => {
    const { calls } = openWay({ at: '/academic/loading' })
    await expect.element(page.getByText(copy.lost)).toBeVisible()
    await expect.element(field()).toHaveValue('')
    expect(calls()).toEqual([])
  })

  it('takes the exit `lost`, and asks nothing', async () => {
    const { exits, calls } = await openPage(academicLoading)
    await expect.poll(() => exits).toEqual([{ name: 'lost', query: undefined }])
    expect(calls(ASK)).toEqual([])
  })
})

it('a page that is opened once more does not ask about the same code again', async () => {
  const { calls, view } = await ask(CODE, { faults: [{ match: ASK, fault: 'latency=600000' }] })
  await expect.element(page.getByRole('heading', { name: copy.asking.title })).toBeVisible()
  await expect.poll(() => calls().length).toBe(1)
  view.go('/academic/found')
  await expect.element(page.getByText(NO_RECORD)).toBeVisible()
  view.go('/academic/loading')
  await expect.element(field()).toHaveValue(CODE)
  expect(calls()).toHaveLength(1)
})
