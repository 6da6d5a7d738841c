import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { DAY, merchant } from './testing/shop.ts'

const request = { serialNumber: serial(1), contactName: '陈思远', contactPhone: '13911112222' }

describe('a booking', () => {
  it('is received, confirmed and visited', async () => {
    const { person, later } = await merchant()
    expect(await person.call('merchant/queryReservationStatus', {})).toBeNull()
    const booked = await person.call('merchant/confirmReservation', {
      ...request,
      visitTime: '2026-11-21 15:00',
      applyAmount: 50_000,
      industryId: 6210,
    })
    expect(booked).toMatchObject({ status: 1, visitTime: '2026-11-21 15:00' })
    expect(booked?.statusText).toContain('预约已提交')
    await later(600)
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({ status: 2 })
    await person.call('merchant/queryReservationStatus', {})
    const titles = (await person.call('message/queryList', {})).map(({ title }) => title)
    expect(titles.filter((title) => title === '预约进度提醒')).toHaveLength(1)
    await later(DAY + 5 * 3600 - 600)
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({ status: 3 })
    await person.call('merchant/confirmReservation', { ...request, serialNumber: serial(2) })
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({ status: 1 })
  })

  it('is one under its number, and one at a time', async () => {
    const { person } = await merchant()
    const first = await person.call('merchant/confirmReservation', request)
    expect(first).toMatchObject({ visitTime: '2026-11-21 10:00' })
    expect(await person.call('merchant/confirmReservation', request)).toEqual(first)
    expect(
      await person.refusal('merchant/confirmReservation', { ...request, serialNumber: serial(2) }),
    ).toEqual([42121, '您已有进行中的预约，请勿重复提交'])
  })

  it('without a time is for ten o’clock of the next day', async () => {
    const { person, later } = await merchant()
    await later(5 * 3600)
    await person.call('merchant/confirmReservation', request)
    await later(19 * 3600 - 1)
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({ status: 2 })
    await later(1)
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({ status: 3 })
  })

  it.each([5000, '300000.00'])('takes an amount of %s', async (applyAmount) => {
    const { person } = await merchant()
    expect(await person.call('merchant/confirmReservation', { ...request, applyAmount })).toMatchObject({
      status: 1,
    })
  })

  it('is declined to a contact that ends in 0004', async () => {
    const { person, later } = await merchant()
    await person.call('merchant/confirmReservation', { ...request, contactPhone: '13911110004' })
    await later(600)
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({
      status: 4,
      statusText: '很抱歉，您所在地区暂未开通上门服务',
    })
    await person.call('merchant/confirmReservation', { ...request, serialNumber: serial(2) })
  })

  it.each([
    [{ contactName: '陈1' }, 400, '请填写正确的联系人姓名'],
    [{ industryId: 'F' }, 400, '请选择具体的经营行业'],
    [{ applyAmount: 4000 }, 42112, '预约金额须在5000元至300000元之间'],
    [{ applyAmount: '300001' }, 42112, '预约金额须在5000元至300000元之间'],
    [{ visitTime: '2026-11-20 10:00' }, 400, '预约时间已过，请重新选择'],
    [{ visitTime: '2026-11-19' }, 400, '预约时间已过，请重新选择'],
    [{ visitTime: '2027-02-29 10:00' }, 400, '预约时间有误，请重新选择'],
    [{ visitTime: '2027-02-28 25:00' }, 400, '预约时间有误，请重新选择'],
    [{ merchantName: '店'.repeat(61) }, 400, '店铺名称最多60个字'],
    [{ merchantName: '小陈面馆😀' }, 400, '店铺名称不能含有表情符号'],
  ])('is refused with %j', async (change, code, text) => {
    const { person } = await merchant()
    expect(await person.refusal('merchant/confirmReservation', { ...request, ...change })).toEqual([
      code,
      text,
    ])
  })

  it('takes a leap day, and a name with a middle dot', async () => {
    const { person } = await merchant()
    const visitTime = '2028-02-29 10:00'
    expect(
      await person.call('merchant/confirmReservation', { ...request, contactName: '阿依·古丽', visitTime }),
    ).toMatchObject({ status: 1, visitTime })
  })

  it('accepts any other text as a visit time, cut to forty characters', async () => {
    const { person } = await merchant()
    const visitTime = '周末上午方便'.repeat(10)
    expect(await person.call('merchant/confirmReservation', { ...request, visitTime })).toMatchObject({
      visitTime: visitTime.slice(0, 40),
    })
  })
})
