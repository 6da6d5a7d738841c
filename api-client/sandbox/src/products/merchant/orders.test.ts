import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { DAY, merchant, statusOf, submitOrder, upload } from './testing/shop.ts'

describe('an application', () => {
  it('goes through every step to a limit', async () => {
    const { person, later } = await merchant('merchant-start')
    expect(await person.call('merchant/getLoanData', {})).toEqual({
      status: null,
      orderNum: null,
      merchantName: '思远便利店',
      minApplyAmount: '5000.00',
      maxApplyAmount: '300000.00',
    })
    expect(await person.call('merchant/preValidator', {})).toMatchObject({ allowed: true })
    expect(await person.call('merchant/preAudit', {})).toEqual({ auditStatus: 1, reason: null })
    expect(await statusOf(person)).toBe(0)
    const { orderNum } = await person.call('merchant/createSalesOrder', {
      serialNumber: serial(1),
      merchantName: ' 小陈面馆 ',
      industryId: '6210',
    })
    expect(await statusOf(person)).toBe(51)
    await upload(person, 'certificate')
    expect(
      await person.call('merchant/applyAmount', { serialNumber: serial(2), amount: '88000.00' }),
    ).toEqual({
      status: 1,
      reason: null,
    })
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      orderNum,
      merchantName: '小陈面馆',
      applyAmount: '88000.00',
      loanAmount: null,
    })
    await later(9)
    expect(await statusOf(person)).toBe(1)
    await later(1)
    expect(await statusOf(person)).toBe(3)
    const done = async () =>
      (await person.call('merchant/getLoanData', {})).documents?.map((each) => [each.title, each.status])
    expect(await done()).toEqual([
      ['经营许可证', 1],
      ['店铺租赁合同', 0],
    ])
    await upload(person, 'contract')
    expect((await done())?.at(-1)).toEqual(['店铺租赁合同', 1])
    expect(await statusOf(person)).toBe(31)
    await later(10)
    expect(await statusOf(person)).toBe(4)
    await later(20)
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 5,
      loanAmount: '88000.00',
      canUseLoanAmount: '88000.00',
      reason: null,
    })
    const titles = (await person.call('message/queryList', {})).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['商户贷审核通过', '商户贷初审已通过']))
  })

  it('applies all steps that became due in the meantime, each at its own time', async () => {
    const { person, later } = await merchant('merchant-start')
    await submitOrder(person)
    await upload(person, 'contract')
    await later(3600)
    expect(await statusOf(person)).toBe(5)
    await later(180 * DAY - 3600 + 39)
    expect(await statusOf(person)).toBe(5)
    await later(1)
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 51,
      reason: '额度已过期，请重新申请',
      loanAmount: null,
    })
    expect(await person.refusal('merchant/applyAmount', { serialNumber: serial(5), amount: 10_000 })).toEqual(
      [42121, '请先提交商户信息'],
    )
    await submitOrder(person, { first: 60 })
  })

  it('says what is missing: a proof of the business, then documents and until when', async () => {
    const { person, later } = await merchant('merchant-start')
    const data = () => person.call('merchant/getLoanData', {})
    await person.call('merchant/preAudit', {})
    await person.call('merchant/createSalesOrder', { serialNumber: serial(1) })
    expect(await data()).toMatchObject({ proven: false, documentsUntil: null, loan: null })
    await upload(person, 'weChat')
    await later(30)
    expect(await data()).toMatchObject({ proven: true })
    await person.call('merchant/applyAmount', { serialNumber: serial(2), amount: 50_000 })
    await later(10)
    const { status, documents, documentsUntil } = await data()
    expect([status, documentsUntil]).toEqual([3, '2026-11-27 10:00:40'])
    expect(documents).toEqual([
      { type: 'certificate', title: '经营许可证', status: 0, reason: null },
      { type: 'contract', title: '店铺租赁合同', status: 0, reason: null },
    ])
    for (const type of ['certificate', 'contract']) await upload(person, type)
    await later(30)
    expect(await data()).toMatchObject({
      status: 5,
      documentsUntil: null,
      documents: [{ status: 1 }, { status: 1 }],
      loan: {
        minAmount: '500.00',
        amountUpperLimit: '200000.00',
        repaymentDay: 8,
      },
    })
  })

  it('grants no more than the lender’s cap, and says so', async () => {
    const { person, later } = await merchant('merchant-start')
    await submitOrder(person, { amount: 300_000 })
    await upload(person, 'contract')
    await later(60)
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      applyAmount: '300000.00',
      loanAmount: '200000.00',
      reason: '出借机构最高可批200000元',
    })
    await later(180 * DAY)
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 51,
      reason: '额度已过期，请重新申请',
    })
  })

  it('is cancelled when documents do not come within seven days', async () => {
    const { person, later } = await merchant('merchant-start')
    await submitOrder(person)
    await later(10 + 7 * DAY - 1)
    expect(await statusOf(person)).toBe(3)
    await later(1)
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 7,
      reason: '逾期未补充资料，申请已自动取消',
    })
  })

  it.each([
    ['13900000002', 2, '综合评估未通过，暂时无法为您提供服务'],
    ['13900000006', 6, '资料复核未通过，暂时无法为您提供服务'],
    ['13900000007', 7, '申请已被审核人员取消'],
    ['13900000008', 1, null],
  ])('with contact %s ends at status %s', async (contactPhone, status, reason) => {
    const { person, later } = await merchant('merchant-start')
    await submitOrder(person, { contactPhone })
    await upload(person, 'contract')
    await later(600)
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({ status, reason })
  })

  it('waits 30 days after a refusal', async () => {
    const { person, later } = await merchant('merchant-refused')
    const reason = '您的申请未通过审核，请于2026-12-20后再试'
    expect(await person.call('merchant/preValidator', {})).toEqual({
      allowed: false,
      reason,
      reasonCode: 'COOLING_DOWN',
    })
    expect(await person.refusal('merchant/preAudit', {})).toEqual([42122, reason])
    await later(30 * DAY)
    expect(await person.call('merchant/preValidator', {})).toMatchObject({ allowed: true })
    await submitOrder(person)
    expect(await statusOf(person)).toBe(1)
  })

  it('needs one proof of the business: a platform, a tobacco licence or a document', async () => {
    const { person } = await merchant('merchant-draft')
    const query = { serialNumber: serial(1), amount: 50_000 }
    expect(await person.refusal('merchant/applyAmount', query)).toEqual([
      42122,
      '请先完成至少一项店铺认证，或上传经营许可证',
    ])
    await upload(person, 'shopFront')
    expect((await person.refusal('merchant/applyAmount', query))[0]).toBe(42122)
    await upload(person, 'certificate')
    await person.call('merchant/applyAmount', query)
    const { person: withStore } = await merchant('merchant-lowered')
    await withStore.call('merchant/preAudit', {})
    await withStore.call('merchant/createSalesOrder', { serialNumber: serial(1) })
    await withStore.call('merchant/applyAmount', { serialNumber: serial(2), amount: 50_000 })
  })

  it('counts the documents its order names, though they came before it', async () => {
    const { person, later } = await merchant('merchant-opened')
    const earlier = await upload(person, 'certificate')
    await later(60)
    const query = { serialNumber: serial(2), amount: 50_000 }
    await person.call('merchant/createSalesOrder', { serialNumber: serial(1) })
    expect((await person.refusal('merchant/applyAmount', query))[0]).toBe(42122)
    const pictures = { certificate: [earlier] }
    await person.call('merchant/createSalesOrder', { serialNumber: serial(3), pictures })
    await person.call('merchant/applyAmount', query)
    await later(10)
    expect(await statusOf(person)).toBe(3)
    await upload(person, 'contract')
    expect(await statusOf(person)).toBe(31)
  })

  it.each([5000, '300000.00'])('can be for %s', async (amount) => {
    const { person } = await merchant('merchant-draft')
    await upload(person, 'certificate')
    expect(await person.call('merchant/applyAmount', { serialNumber: serial(1), amount })).toMatchObject({
      status: 1,
    })
  })

  it('requires the order of steps', async () => {
    const { person } = await merchant('merchant-start')
    expect(await person.refusal('merchant/createSalesOrder', { serialNumber: serial(1) })).toEqual([
      42121,
      '请先完成资格评估',
    ])
    expect(await person.refusal('merchant/applyAmount', { serialNumber: serial(1), amount: 50_000 })).toEqual(
      [42121, '请先提交商户信息'],
    )
    expect(
      await person.refusal('merchant/publish', {
        serialNumber: serial(1),
        amount: 1000,
        loanPeriod: 12,
        userCardId: 'C1',
        loanUseCode: '10001',
        verifyCode: '123456',
      }),
    ).toEqual([42122, '您暂无可用的商户贷额度，请先完成申请'])
    const orderNum = await submitOrder(person)
    for (const path of ['merchant/preAudit', 'merchant/createSalesOrder'] as const) {
      expect(await person.refusal(path, { serialNumber: serial(8) })).toEqual([
        42122,
        '您有申请正在审核中，请勿重复提交',
      ])
    }
    expect(
      await person.refusal('merchant/applyAmount', { serialNumber: serial(9), amount: 50_000, orderNum }),
    ).toEqual([42121, '请先提交商户信息'])
  })

  it('is made and applied for once under its number', async () => {
    const { person } = await merchant('merchant-opened')
    const order = { serialNumber: serial(1), merchantName: '小陈面馆' }
    const first = await person.call('merchant/createSalesOrder', order)
    expect(await person.call('merchant/createSalesOrder', order)).toEqual(first)
    expect((await person.refusal('merchant/createSalesOrder', { ...order, merchantName: '别家' }))[0]).toBe(
      409,
    )
    await upload(person, 'certificate')
    const application = { serialNumber: serial(2), amount: 50_000 }
    await person.call('merchant/applyAmount', application)
    expect(await person.call('merchant/applyAmount', application)).toEqual({ status: 1, reason: null })
  })

  it('is changed, not made anew, by another tab that still has the form', async () => {
    const { sandbox, person } = await merchant('merchant-opened')
    const first = await person.call('merchant/createSalesOrder', {
      serialNumber: serial(1),
      merchantName: '小陈面馆',
    })
    await upload(person, 'certificate')
    const second = await person.call('merchant/createSalesOrder', {
      serialNumber: serial(2),
      merchantName: '大陈面馆',
    })
    expect(second.orderNum).toBe(first.orderNum)
    expect(sandbox.world().users[0]?.slices.merchant?.made).toMatchObject({ orders: 1 })
    // What came in between still counts.
    const { orderNum } = first
    await person.call('merchant/applyAmount', { serialNumber: serial(3), amount: 50_000, orderNum })
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 1,
      merchantName: '大陈面馆',
    })
    expect(
      await person.refusal('merchant/applyAmount', { serialNumber: serial(4), amount: 60_000, orderNum }),
    ).toEqual([42121, '请先提交商户信息'])
    expect(sandbox.world().users[0]?.slices.merchant?.made).toMatchObject({ applications: 1 })
  })

  it('keeps an order that is being made when the review before it is asked for again', async () => {
    const { person } = await merchant('merchant-draft')
    expect(await person.call('merchant/preAudit', {})).toEqual({ auditStatus: 1, reason: null })
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 51,
      orderNum: 'MO20260001',
    })
  })

  it('refuses what does not fit, in the customer’s words', async () => {
    const { person } = await merchant('merchant-opened')
    const create = (more: object) =>
      person.refusal('merchant/createSalesOrder', { serialNumber: serial(1), ...more })
    expect(await create({ industryId: '62' })).toEqual([400, '请选择具体的经营行业'])
    expect(await create({ merchantName: '名'.repeat(61) })).toEqual([400, '店铺名称最多60个字'])
    expect(await create({ merchantName: '小陈面馆😀' })).toEqual([400, '店铺名称不能含有表情符号'])
    expect(await create({ contactName: '陈1' })).toEqual([400, '请填写正确的联系人姓名'])
    expect(await create({ pictures: { license: ['nothing'] } })).toEqual([400, '图片已失效，请重新上传'])
    const key = await upload(person, 'license')
    await person.call('merchant/createSalesOrder', { serialNumber: serial(1), pictures: { license: [key] } })
    const apply = (more: object) =>
      person.refusal('merchant/applyAmount', { serialNumber: serial(2), amount: 50_000, ...more })
    expect(await apply({ amount: 4999.99 })).toEqual([42112, '申请金额须在5000元至300000元之间'])
    expect(await apply({ amount: '300000.01' })).toEqual([42112, '申请金额须在5000元至300000元之间'])
    expect(await apply({ orderNum: 'another' })).toEqual([400, '未查询到该笔申请'])
  })
})
