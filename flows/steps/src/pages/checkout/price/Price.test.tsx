import { replies, type FaultRule } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { CALL, price, QUOTE } from './testing/samples.tsx'

const HOUR = 3_600_000
const open = (...faults: FaultRule[]) => openPage(price, { faults })
const pay = (amount: string) => page.getByRole('button', { name: `支付 ¥${amount}` })

describe('a price', () => {
  it('is shown with its parts, and paid after it was asked for again', async () => {
    const { text, exits, calls } = await open(replies(CALL, QUOTE))
    await expect.element(text('¥100.00')).toBeVisible()
    await expect.element(text(copy.until('3月2日23:59'))).toBeVisible()
    await pay('110.00').click()
    await expect.poll(() => exits).toEqual([{ name: 'pay', query: { id: 'Q1' } }])
    expect(calls(CALL)).toHaveLength(2)
  })

  it('is asked for once more by many taps', async () => {
    const { exits, calls } = await open(replies(CALL, QUOTE))
    await expect.element(pay('110.00')).toBeVisible()
    for (let tap = 0; tap < 20; tap += 1) (pay('110.00').element() as HTMLElement).click()
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(CALL)).toHaveLength(2)
  })

  it('that is another one at the tap is shown before it can be paid', async () => {
    const { text, exits } = await open(
      replies(CALL, QUOTE, 1),
      replies(CALL, { ...QUOTE, amount: '120.00', interest: '20.00' }),
    )
    await pay('110.00').click()
    await expect.element(text(copy.changed)).toBeVisible()
    expect(exits).toEqual([])
    await pay('120.00').click()
    await expect.poll(() => exits).toHaveLength(1)
  })

  it('is asked for when its time is over, once', async () => {
    const { clock, calls, text } = await open(replies(CALL, QUOTE))
    await expect.element(pay('110.00')).toBeVisible()
    await clock.advance(14 * HOUR)
    await expect.poll(() => calls(CALL).length).toBe(2)
    await clock.advance(48 * HOUR)
    expect(calls(CALL)).toHaveLength(2)
    await expect.element(text(copy.over)).toBeVisible()
  })

  it('that is refused at the tap is taken away', async () => {
    const { exits, text, tap } = await open(replies(CALL, QUOTE, 1), {
      match: CALL,
      fault: { kind: 'result', code: 42152, message: '现在不能结清' },
    })
    await pay('110.00').click()
    await expect.element(text('价格加载失败')).toBeVisible()
    expect(document.body.textContent).not.toContain('110.00')
    await tap('返回')
    expect(exits).toEqual([{ name: 'back', query: undefined }])
  })

  it('stays when the network is lost, and is not paid', async () => {
    const { exits, calls, clock } = await open(replies(CALL, QUOTE, 1), { match: CALL, fault: 'drop=before' })
    await pay('110.00').click()
    await clock.advance(60_000)
    await expect.poll(() => calls(CALL).length).toBeGreaterThan(1)
    await expect.element(pay('110.00')).toBeVisible()
    expect(exits).toEqual([])
  })

  it('whose parts do not add up is not shown', async () => {
    const { text, tap, calls } = await open(replies(CALL, { ...QUOTE, interest: '11.00' }))
    await expect.element(text(copy.unsound.title)).toBeVisible()
    expect(document.body.textContent).not.toContain('110.00')
    await tap(copy.unsound.refresh)
    await expect.poll(() => calls(CALL).length).toBe(2)
  })
})
