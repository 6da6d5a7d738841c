import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { serial, type Person } from '../../testing/client.ts'
import { BACK, bind, openBills, pay, personOf, press } from './testing/steps.ts'

const ids = async (person: Person) =>
  (await person.call('user/queryBankcardListV3', {})).map((card) => card.userCardId)

const unbind = (person: Person, userCardId: string) => person.refusal('user/unbindBankcard', { userCardId })

describe('the cards of a customer', () => {
  it('come with their banks and the reserved phone, the default card first, the same in every list', async () => {
    const { person } = await personOf('old-customer')
    const cards = await person.call('user/queryBankcardListV3', {})
    expect(cards).toMatchObject([
      { userCardId: 'C1', bankCode: 'CMB', mobileMasked: '138****0002', isDefault: true },
      { userCardId: 'C2', bankCode: 'HZCB', cardType: 4, isDefault: false },
    ])
    expect(await person.call('user/queryBankcardListV2', {})).toEqual(cards)
    const simple = await person.call('user/queryAllBankcardList', { pageType: '1' })
    expect(simple.map((card) => card.userCardId)).toEqual(['C1', 'C2'])
  })

  it('accept a new one as the default card, or keep the old one', async () => {
    const { person } = await personOf('old-customer')
    const first = await bind(person, '1111')
    expect(await ids(person)).toEqual([first, 'C1', 'C2'])
    const second = await bind(person, '2222', { keepDefault: '1' })
    expect(await ids(person)).toEqual([first, second, 'C1', 'C2'])
    const third = await bind(person, '3333')
    expect((await ids(person))[0]).toBe(third)
  })

  it('hold each card once, and no more than twenty bound ones', async () => {
    const { person } = await personOf('old-customer')
    await bind(person, '1111')
    expect(await bind(person, '1111'), 'the same card again').toBe('')
    expect(await bind(person, '1111', { bank: '招商银行' }), 'another bank').not.toBe('')
    for (let k = 0; k < 25; k += 1) await bind(person, String(2000 + k))
    expect(await ids(person)).toHaveLength(22)
  })

  it.each(['0000', '12a4', ''])('are bound with four digits only: %j', async (last) => {
    const { person } = await personOf('no-card')
    await bind(person, last)
    const [card] = await person.call('user/queryBankcardListV3', {})
    expect(card?.cardNo).toBe(`**** **** **** ${last === '0000' ? '0000' : '6688'}`)
  })

  it('know a local bank', async () => {
    const { person } = await personOf('no-card')
    await bind(person, '1234', { bank: '杭州银行' })
    expect((await person.call('user/queryBankcardListV3', {}))[0]).toMatchObject({ cardType: 4 })
  })
})

describe('unbinding', () => {
  it('takes a card off every list, and it can be bound again', async () => {
    const { person } = await personOf('old-customer')
    await person.call('user/unbindBankcard', { userCardId: 'C1' })
    expect(await ids(person)).toEqual(['C2'])
    expect((await unbind(person, 'C1'))[0]).toBe(RESULTS.cardUnusable)
    expect((await person.refusal('user/queryCardStatus', { userCardId: 'C1' }))[0]).toBe(RESULTS.cardUnusable)
    expect(await bind(person, '5670', { bank: '招商银行' })).not.toBe('')
  })

  it('is refused for the last card', async () => {
    const { person } = await personOf('old-customer')
    await person.call('user/unbindBankcard', { userCardId: 'C1' })
    expect(await unbind(person, 'C2')).toEqual([
      RESULTS.cardInUse,
      '请至少保留一张银行卡，绑定其他银行卡后再解绑',
    ])
  })

  it('is refused for the repayment card of an open loan, until it is paid back', async () => {
    const { person } = await personOf('running-loan')
    expect(await unbind(person, 'C1')).toEqual([
      RESULTS.cardInUse,
      '该卡为未结清借款的还款卡，借款结清后才可解绑',
    ])
    const [bill = ''] = await openBills(person)
    const loanId = bill.replace(/_5$/, '')
    const { billId } = await person.call('repayment/queryEarlyRepayAmount', { loanId })
    await pay(person, [String(billId)], 'success')
    await person.call('user/unbindBankcard', { userCardId: 'C1' })
    expect(await ids(person)).toEqual(['C2'])
  })

  it('is refused for the card of a loan under review, not for that of a refused one', async () => {
    const { person } = await personOf('audit-fails')
    const { listingId } = await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    expect((await unbind(person, 'C1'))[0]).toBe(RESULTS.cardInUse)
    for (let poll = 0; poll < 4; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
    await person.call('user/unbindBankcard', { userCardId: 'C1' })
  })

  it('is refused for the card of automatic repayment while that is on', async () => {
    const { person, later } = await personOf('autopay-on', { repayment: { loans: [] } })
    expect(await unbind(person, 'C1')).toEqual([RESULTS.cardInUse, '该卡已开通自动还款，请先关闭自动还款'])
    await person.call('repayment/changeAutoPayStatus', { autoRepaymentStatus: 0 })
    expect((await unbind(person, 'C1'))[0], 'it is still on today').toBe(RESULTS.cardInUse)
    await later(24 * 3_600_000)
    await person.call('user/unbindBankcard', { userCardId: 'C1' })
    expect(await person.call('repayment/getAutopayStatus', {})).toMatchObject({
      signedStatus: 0,
      showStatus: 2,
    })
  })

  it('of the default card makes the next one the default', async () => {
    const { person } = await personOf('old-customer')
    const first = await bind(person, '1111')
    await bind(person, '2222', { keepDefault: '1' })
    await person.call('user/unbindBankcard', { userCardId: first })
    const [next] = await person.call('user/queryBankcardListV3', {})
    expect(next).toMatchObject({ cardNo: '**** **** **** 2222', isDefault: true })
  })
})

describe('the state of a card', () => {
  it.each([
    ['9001', 'maintenance', false],
    ['9002', 'frozen', false],
    ['9005', 'normal', true],
    ['9007', 'normal', true],
    ['1234', 'normal', false],
  ])('is by its ending %s: %s', async (last, status, mobileDiffers) => {
    const { person } = await personOf('old-customer')
    const userCardId = await bind(person, last)
    expect(await person.call('user/queryCardStatus', { userCardId })).toEqual({ status, mobileDiffers })
  })

  it('has the reserved phone changed on the page of the bank, once an address', async () => {
    const { person } = await personOf('phone-differs')
    const card = { userCardId: 'C1' }
    const state = () => person.call('user/queryCardStatus', card)
    expect(await state()).toMatchObject({ mobileDiffers: true })
    expect((await person.call('user/queryBankcardListV3', {}))[0]?.mobileMasked).toBe('139****8866')

    const left = await person.call('user/getReservedPhoneChangeUrl', { ...card, callBackUrl: BACK })
    expect(await (await person.mount.fetch(left.url)).text()).toContain('修改银行预留手机号')
    expect(await press(person, left.url, 'cancel')).toBe(BACK)
    expect(await state()).toMatchObject({ mobileDiffers: true })

    const { url } = await person.call('user/getReservedPhoneChangeUrl', { ...card, callBackUrl: BACK })
    expect(await press(person, url.replace('reserved-phone', 'after-loan'), 'success'), 'another page').toBe(
      410,
    )
    expect(await press(person, url, 'success')).toBe(BACK)
    expect(await state()).toMatchObject({ mobileDiffers: false })
    expect((await person.call('user/queryBankcardListV3', {}))[0]?.mobileMasked).toBe('138****0415')
    expect(await press(person, url, 'success')).toBe(410)
    expect((await person.mount.fetch(url)).status).toBe(410)
  })

  it('keeps the reserved phone where the bank refuses another, and says nothing of a card that was removed', async () => {
    const { person } = await personOf('phone-refused')
    const change = { userCardId: 'C1', callBackUrl: BACK }
    const { url } = await person.call('user/getReservedPhoneChangeUrl', change)
    expect(await press(person, url, 'success')).toBe(BACK)
    expect(await person.call('user/queryCardStatus', change)).toMatchObject({ mobileDiffers: true })
    const again = await person.call('user/getReservedPhoneChangeUrl', change)
    await person.call('user/unbindBankcard', { userCardId: 'C1' })
    expect(await press(person, again.url, 'success')).toBe(BACK)
  })

  it('may be bound with another reserved phone', async () => {
    const { sandbox, person } = await personOf('old-customer')
    const userCardId = await bind(person, '1234', {}, 'differs')
    expect(await person.call('user/queryCardStatus', { userCardId })).toMatchObject({ mobileDiffers: true })
    await person.call('user/unbindBankcard', { userCardId })
    expect(sandbox.world().users[0]?.slices.repayment?.reservedPhones, 'forgotten with the card').toEqual({})
  })

  it('of an unknown card is refused, and no page is opened for it or led elsewhere', async () => {
    const { person } = await personOf('old-customer')
    const unknown = { userCardId: 'nothing', callBackUrl: BACK }
    expect((await person.refusal('user/queryCardStatus', unknown))[0]).toBe(RESULTS.cardUnusable)
    expect((await person.refusal('user/getReservedPhoneChangeUrl', unknown))[0]).toBe(RESULTS.cardUnusable)
    expect(
      (
        await person.refusal('user/getReservedPhoneChangeUrl', { userCardId: 'C1', callBackUrl: 'data:,' })
      )[0],
    ).toBe(400)
    expect((await person.refusal('user/bindBankcard', { callBackUrl: 'javascript:1' }))[0]).toBe(400)
  })

  it('keeps ten visits to the bank, the newest', async () => {
    const { sandbox, person } = await personOf('old-customer')
    const visit = () => person.call('user/getReservedPhoneChangeUrl', { userCardId: 'C1', callBackUrl: BACK })
    const first = await visit()
    for (let k = 0; k < 10; k += 1) await visit()
    expect(sandbox.world().users[0]?.slices.repayment?.visits).toHaveLength(10)
    expect((await person.mount.fetch(first.url)).status).toBe(410)
  })
})
