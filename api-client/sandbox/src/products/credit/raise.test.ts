import { describe, expect, it } from 'vitest'
import { SCREENSHOT_MARKS } from '../../people/credit/magicFiles.ts'
import type { WorldView } from '../../index.ts'
import { serial } from '../../testing/client.ts'
import { DAY, limitOf, MINUTE, permissionOf, picture, signedIn } from './testing/setting.ts'

describe('a screenshot', () => {
  it('raises the limit once, writes it into the log and tells the customer', async () => {
    const { person } = await signedIn()
    expect(await permissionOf(person, 127)).toBe(true)
    const sent = { file: picture('fund.png', 'image/png'), authId: '127' }
    expect(await person.call('credit/ocrScreenshotAuth', sent)).toEqual({ status: 3, reason: null })
    expect(await limitOf(person)).toBe('55000.00')
    expect((await person.call('credit/queryLimitLog', {}))[0]).toEqual({
      time: '2026-11-20 10:00:00',
      changeAmount: '5000.00',
      changeType: 'raise',
      afterAmount: '55000.00',
      title: '公积金认证提额',
    })
    expect(await permissionOf(person, '127')).toBe('done')
    expect(await person.refusal('credit/ocrScreenshotAuth', sent)).toEqual([
      42141,
      '您已完成该认证，无需重复认证',
    ])
    const world = await person.admin<WorldView>('GET', 'world')
    expect(world.users[0]?.slices.messages?.posted[0]).toMatchObject({
      type: 'credit',
      title: '提额成功',
    })
    expect(await person.call('cash/getAmount', {}), 'the loan page lends it').toMatchObject({
      canUseLoanAmount: 55_000,
    })
  })

  it.each(SCREENSHOT_MARKS)(
    'named $mark does not pass, and three a day are enough',
    async ({ mark, text }) => {
      const { person, sandbox } = await signedIn()
      const sent = { file: picture(`${mark}.jpg`), authId: '130' }
      for (let k = 0; k < 3; k += 1) {
        expect(await person.call('credit/ocrScreenshotAuth', sent)).toEqual({ status: 2, reason: text })
      }
      expect(await permissionOf(person, 130)).toBe('tomorrow')
      expect((await person.refusal('credit/ocrScreenshotAuth', sent))[0]).toBe(42141)
      expect(await permissionOf(person, 127), 'of this authorisation only').toBe(true)
      expect(await limitOf(person)).toBe('50000.00')
      sandbox.changeClock({ advanceMs: DAY })
      await person.signIn()
      const good = { file: picture('proof.jpg'), authId: '130' }
      expect(await person.call('credit/ocrScreenshotAuth', good)).toMatchObject({ status: 3 })
    },
  )

  it.each(['131', '133', '999', '', '__proto__'])('is no proof for %j', async (authId) => {
    const { person } = await signedIn()
    const refusal = await person.refusal('credit/ocrScreenshotAuth', { file: picture('a.jpg'), authId })
    expect(refusal).toEqual([42141, '暂不支持该认证'])
  })

  it('has to be a picture', async () => {
    const { person } = await signedIn()
    const sent = { file: picture('a.pdf', 'application/pdf'), authId: '127' }
    expect((await person.refusal('credit/ocrScreenshotAuth', sent))[0]).toBe(400)
  })
})

describe('an authorisation', () => {
  it.each([
    ['credit-new', 127, 'noCredit'],
    ['raise-done', 127, 'done'],
    ['raise-blocked', 127, 'blocked'],
    ['account-frozen', 127, 'frozen'],
    ['old-customer', 118, 'unknown'],
  ])('of %s (%d) may not start: %s', async (persona, authId, reasonCode) => {
    const { person } = await signedIn(persona)
    const answer = await person.call('credit/preValidator', { authId })
    expect(answer).toMatchObject({ allowed: false, reasonCode, reason: expect.stringMatching(/[一-鿿]/) })
  })
})

describe('a marriage certificate', () => {
  it('is handed in by the key of a picture and raises once', async () => {
    const { person } = await signedIn()
    const key = async (name: string) =>
      (await person.call('credit/uploadIdPhoto', { file: picture(name), side: 'front' })).key ?? ''
    expect(await person.refusal('credit/marriageCertificate', { picture: 'nothing' })).toEqual([
      400,
      '未找到已上传的文件，请重新上传',
    ])
    const bad = await key('other-person.jpg')
    expect(await person.refusal('credit/marriageCertificate', { picture: bad })).toEqual([
      42141,
      '图片信息与本人不一致，请上传本人资料',
    ])
    const good = await key('certificate.jpg')
    await person.call('credit/marriageCertificate', { picture: good })
    expect(await limitOf(person)).toBe('52000.00')
    expect((await person.refusal('credit/marriageCertificate', { picture: good }))[0]).toBe(42141)

    const other = await signedIn('campaign-joined')
    expect((await other.person.refusal('credit/marriageCertificate', { picture: good }))[0]).toBe(400)
  })
})

describe('a credit card', () => {
  const request = (k: number, cardNo: string, verifyCode = '123456') => ({
    serialNumber: serial(k),
    cardNo,
    mobile: '13800000002',
    verifyCode,
  })

  it('is bound masked, and the first one raises the limit', async () => {
    const { person } = await signedIn()
    await person.call('credit/bindCreditCard', request(1, '6225888811112222'))
    await person.call('credit/bindCreditCard', request(1, '6225888811112222'))
    await person.call('credit/bindCreditCard', request(2, '4000888811113333'))
    const cards = await person.call('credit/queryCreditCardList', {})
    expect(cards.map(({ bankName, cardNo }) => [bankName, cardNo])).toEqual([
      ['中国银行', '**** **** **** 3333'],
      ['招商银行', '**** **** **** 2222'],
    ])
    expect(await limitOf(person)).toBe('52000.00')
    const world = await person.admin<WorldView>('GET', 'world')
    expect(JSON.stringify(world)).not.toContain('6225888811112222')
    expect(await person.refusal('credit/bindCreditCard', request(3, '6225999911112222'))).toEqual([
      42143,
      '该信用卡已绑定，无需重复绑定',
    ])
  })

  it.each([
    ['0002', '该卡不是信用卡，请更换后重试'],
    ['0003', '该卡持卡人与本人不一致'],
    ['0004', '暂不支持该银行的信用卡'],
  ])('that ends in %s is refused', async (ending, text) => {
    const { person } = await signedIn()
    expect(await person.refusal('credit/bindCreditCard', request(1, `622588881111${ending}`))).toEqual([
      42143,
      text,
    ])
    expect(await person.call('credit/queryCreditCardList', {})).toEqual([])
  })

  it('accepts the right code; five wrong ones lock for ten minutes', async () => {
    const { person, sandbox } = await signedIn()
    const results: number[] = []
    for (const code of ['999999', '000000', '000000', '000000', '000000', '000000', '123456']) {
      results.push((await person.refusal('credit/bindCreditCard', request(1, '6225888811112222', code)))[0])
    }
    expect(results).toEqual([42104, 42101, 42101, 42101, 42101, 42102, 42102])
    sandbox.changeClock({ advanceMs: 10 * MINUTE })
    expect(
      (await person.refusal('credit/bindCreditCard', request(1, '6225888811112222', '000000')))[0],
      'a new count',
    ).toBe(42101)
    await person.call('credit/bindCreditCard', request(1, '6225888811112222'))
  })

  it('of a customer without credit raises nothing', async () => {
    const { person } = await signedIn('credit-new')
    await person.call('credit/bindCreditCard', request(1, '6225888811112222'))
    expect(await limitOf(person)).toBe('0.00')
    expect(await person.call('credit/queryCreditCardList', {})).toHaveLength(1)
  })
})
