import { refuses } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { BIND, CARDS, REFUSED, SEND } from './testing/cards.ts'
import { alert, bind, button, code, number } from './testing/openCard.ts'

const { labels } = copy

describe('a refusal', () => {
  it.each([
    [42101, '000000', '验证码错误，请重新输入', []],
    [42104, '123456', '验证码已过期，请重新获取', [refuses(BIND, 42104, '验证码已过期，请重新获取')]],
  ])('about the code is said at the code: %i', async (_result, typed, message, faults) => {
    const { text } = await bind({ faults }, undefined, typed)
    await expect.element(text(message)).toBeVisible()
    await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(number()).toHaveValue('6225 8800 1234 5678')
  })

  it('because of too many wrong codes is said over the button, and where the next code is asked for', async () => {
    const locked = '验证码错误次数过多，请30分钟后再试'
    const { clock } = await bind({
      faults: [refuses(BIND, 42102, locked), { ...refuses(SEND, 42102, locked), skip: 1 }],
    })
    await expect.element(alert(locked)).toBeVisible()
    await clock.advance(61_000)
    // The button is locked for a moment after a tap.
    await expect
      .poll(() => {
        ;(button('重新获取').query() as HTMLElement | null)?.click()
        return alert(locked).elements().length
      })
      .toBe(2)
  })

  it.each([
    [REFUSED.debit, '该卡不是信用卡，请更换后重试'],
    [REFUSED.owner, '该卡持卡人与本人不一致'],
    [REFUSED.bank, '暂不支持该银行的信用卡'],
  ])('of a card is said at its number, which stays: %s', async (cardNo, message) => {
    const { errorOf, exits } = await bind({}, cardNo)
    await expect.poll(() => errorOf(labels.cardNo)).toContain(message)
    await expect.element(number()).toHaveValue(cardNo.replace(/(\d{4})(?=\d)/g, '$1 '))
    expect(exits).toEqual([])
  })

  it('of a card that is bound already is said at its number', async () => {
    const first = await bind()
    await expect.poll(() => first.exits).toHaveLength(1)
    await first.view.unmount()
    const message = '该信用卡已绑定，无需重复绑定'
    const { errorOf } = await bind({ faults: [refuses(BIND, 42143, message)] })
    await expect.poll(() => errorOf(labels.cardNo)).toContain(message)
  })
})

describe('a submit without a reply', () => {
  it('may have bound the card: the list tells, and then it is done', async () => {
    const { exits, calls, text } = await bind({ faults: [{ match: BIND, fault: 'drop=after', times: 1 }] })
    await expect.element(text(/可能已经提交成功/)).toBeVisible()
    await button('查看结果').click()
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls(BIND)).toHaveLength(1)
    expect(calls(CARDS)).toHaveLength(2)
  })

  it('that has not arrived is sent again by the customer, with everything typed', async () => {
    const { exits, text } = await bind({ faults: [{ match: BIND, fault: 'drop=before', times: 1 }] })
    await button('查看结果').click()
    await expect.element(text(copy.notThere)).toBeVisible()
    await expect.element(number()).toHaveValue('6225 8800 1234 5678')
    expect(exits).toEqual([])
    await button('重新提交').click()
    await expect.poll(() => exits).toHaveLength(1)
  })

  it('binds one card when it is sent again', async () => {
    const { exits, calls, world } = await bind({ faults: [{ match: BIND, fault: 'drop=after', times: 1 }] })
    await button('重新提交').click()
    await expect.poll(() => exits).toHaveLength(1)
    const serials = calls(BIND).map(({ request }) => (request as { serialNumber: string }).serialNumber)
    expect([serials.length, new Set(serials).size]).toEqual([2, 1])
    expect(JSON.stringify(world.sandbox.world()).match(/\*{4} \*{4} \*{4} 5678/g)).toHaveLength(1)
  })

  it('says when the list does not load either', async () => {
    const { exits, text } = await bind({
      faults: [
        { match: BIND, fault: 'drop=after' },
        { match: CARDS, fault: 'result=42020', skip: 1 },
      ],
    })
    await button('查看结果').click()
    await expect.element(text('系统异常，请稍后重试')).toBeVisible()
    expect(exits).toEqual([])
  })
})
