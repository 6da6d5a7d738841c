import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { MINUTE, picture, signedIn } from './testing/setting.ts'

const CARD = { cardNo: '6225880012345678', mobile: '13912345678' }

describe('the code of a credit card', () => {
  it('is sent to the number of the card, not twice in a minute, and runs out', async () => {
    const { person, sandbox } = await signedIn()
    expect(await person.call('credit/sendCreditCardCode', CARD)).toMatchObject({
      mobileMasked: '139****5678',
      resendSeconds: 60,
    })
    expect((await person.refusal('credit/sendCreditCardCode', CARD))[0]).toBe(42103)
    const bind = (k: number) =>
      person.envelope('credit/bindCreditCard', { ...CARD, verifyCode: '123456', serialNumber: serial(k) })
    sandbox.changeClock({ advanceMs: 6 * MINUTE })
    expect(await bind(1)).toMatchObject({ Result: 42104 })
    await person.call('credit/sendCreditCardCode', CARD)
    expect(await bind(2)).toMatchObject({ Result: 200 })
    expect(await person.call('credit/queryCreditCardList', {})).toMatchObject([
      { bankName: '招商银行', cardNo: '**** **** **** 5678' },
    ])
    expect(JSON.stringify(sandbox.world())).not.toContain(CARD.cardNo)
  })
})

describe('mortgage and vehicle', () => {
  it.each([
    ['136', '房贷认证提额', '56000.00', '/pages/credit/koocard/houseLoan'],
    ['137', '车辆认证提额', '53000.00', '/pages/credit/raiseLimit/vehicle'],
  ])('authorisation %s raises the limit by a screenshot', async (authId, title, after, page) => {
    const { person } = await signedIn()
    const { steps } = await person.call('credit/getPromotionProcess', {})
    expect(steps.find(({ code }) => code === authId)).toMatchObject({ linkUrl: page, status: 0 })
    expect(await person.call('credit/preValidator', { authId })).toMatchObject({ allowed: true })
    await person.call('credit/ocrScreenshotAuth', { file: picture('ok.png', 'image/png'), authId })
    expect((await person.call('credit/queryLimitLog', {}))[0]).toMatchObject({ title, afterAmount: after })
    expect(await person.call('credit/preValidator', { authId })).toMatchObject({ reasonCode: 'done' })
  })
})
