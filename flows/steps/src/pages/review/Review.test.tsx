import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { texts, trade } from './testing/Trade.tsx'

const DATA = 'merchant/getTobaccoLoanData'
const nothing = { basicInfo: null, manageInfo: null, goodsInfo: null }
const open = (options: OpenPageOptions<object> = {}) =>
  openPage(trade, { persona: 'merchant-tobacco', ...options })
const level = () => page.getByText('五星级')

it('asks once a second until the part was read, and shows it', async () => {
  const { clock, calls, text, tap, exits } = await open()
  await expect.element(text(texts.reading.title)).toBeVisible()
  expect(calls(DATA)).toHaveLength(1)
  await clock.advance(1_000)
  await expect.poll(() => calls(DATA).length).toBe(2)
  expect(level().elements()).toEqual([])
  await clock.advance(1_000)
  await expect.element(level()).toBeVisible()
  await expect.element(text('月订货8次')).toBeVisible()
  await expect.element(page.getByText('没有的')).not.toBeInTheDocument()
  await clock.advance(60_000)
  expect(calls(DATA)).toHaveLength(3)
  await tap('确认')
  expect(exits).toEqual([{ name: 'next', query: undefined }])
})

it('shows a skeleton, and no page that waits, where the part is there at once', async () => {
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => watch.disconnect())
  await open({ faults: [replies(DATA, { ...nothing, manageInfo: { level: '五星级' } })] })
  await expect.element(level()).toBeVisible()
  expect(seen.some((screen) => screen.includes(texts.reading.title))).toBe(false)
})

describe('a reading that does not end', () => {
  it('is asked about thirty times; then a button begins another round, or it is given up', async () => {
    const { clock, calls, text, tap, exits } = await open({ faults: [replies(DATA, nothing)] })
    await expect.element(text(texts.reading.title)).toBeVisible()
    await clock.advance(15_000)
    await expect.element(text(texts.slow)).toBeVisible()
    await clock.advance(60_000)
    await expect.element(text(texts.notRead.title)).toBeVisible()
    expect(calls(DATA)).toHaveLength(30)
    await tap('刷新结果')
    await expect.poll(() => calls(DATA).length).toBe(31)
    await clock.advance(60_000)
    expect(calls(DATA)).toHaveLength(60)
    await tap(texts.giveUp)
    expect(exits).toEqual([{ name: 'failed', query: undefined }])
  })

  it('is not asked about while the page is hidden', async () => {
    const { clock, calls, text } = await open({ faults: [replies(DATA, nothing)] })
    await expect.element(text(texts.reading.title)).toBeVisible()
    await clock.setVisible(false)
    await clock.advance(10_000)
    const asked = calls(DATA).length
    expect(asked).toBeLessThanOrEqual(2)
    await clock.advance(10_000)
    expect(calls(DATA)).toHaveLength(asked)
    await clock.setVisible(true)
    await expect.poll(() => calls(DATA).length).toBeGreaterThan(asked)
  })
})

describe('a network that fails', () => {
  it('is said, and the reading goes on by itself', async () => {
    const { clock, text, world } = await open({ faults: [{ match: DATA, fault: 'drop=before' }] })
    await clock.advance(5_000)
    await expect.element(text(/正在重新连接/)).toBeVisible()
    world.sandbox.clearFaults()
    await clock.advance(5_000)
    await expect.element(level()).toBeVisible()
  })

  it('to the end is named as the reason', async () => {
    const { clock, text, tap, world } = await open({ faults: [{ match: DATA, fault: 'drop=before' }] })
    await clock.advance(120_000)
    await expect.element(text(texts.offline.text)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('刷新结果')
    await clock.advance(5_000)
    await expect.element(level()).toBeVisible()
  })
})

it('can be loaded again after the server has refused', async () => {
  const { text, tap, calls, clock } = await open({
    faults: [{ match: DATA, fault: 'result=42020', times: 1 }],
  })
  await expect.element(text(texts.failed)).toBeVisible()
  await clock.advance(10_000)
  expect(calls(DATA)).toHaveLength(1)
  await tap('重试')
  await clock.advance(5_000)
  await expect.element(level()).toBeVisible()
})
