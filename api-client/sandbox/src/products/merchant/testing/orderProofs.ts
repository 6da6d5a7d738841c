import { expect } from 'vitest'
import { serial, type Person } from '../../../testing/client.ts'
import { later, type Proof } from './proof.ts'
import { readyToPublish, statusOf, submitOrder, upload } from './shop.ts'

/** Proves that an application has a status, and keeps it for ten minutes. */
function keepsStatus(status: number): Proof {
  return async (person) => {
    expect(await statusOf(person)).toBe(status)
    await later(person, 600)
    expect(await statusOf(person)).toBe(status)
  }
}

/** The documents of the application, each with its status. */
async function documents(person: Person): Promise<unknown> {
  const { documents: listed } = await person.call('merchant/getLoanData', {})
  return listed?.map(({ type, status }) => [type, status])
}

/** Proves where each application is, and how it goes on. */
export const orderProofs: Readonly<Record<string, Proof>> = {
  async 'merchant-start'(person) {
    const seen = [await statusOf(person)]
    await submitOrder(person)
    await upload(person, 'contract')
    for (let second = 0; second < 60; second += 5) {
      const status = await statusOf(person)
      if (status !== seen.at(-1)) seen.push(status)
      await later(person, 5)
    }
    expect(seen).toEqual([null, 1, 31, 4, 5])
    await person.call('merchant/publish', await readyToPublish(person))
  },
  async 'merchant-opened'(person) {
    expect(await statusOf(person)).toBe(0)
    await person.call('merchant/createSalesOrder', { serialNumber: serial(1) })
  },
  async 'merchant-submitted'(person) {
    await keepsStatus(1)(person)
    await person.call('merchant/recall', { orderNum: 'MO20260001' })
  },
  async 'merchant-refused'(person) {
    await keepsStatus(2)(person)
    expect(await person.call('merchant/preValidator', {})).toMatchObject({ reasonCode: 'COOLING_DOWN' })
  },
  async 'merchant-passed'(person) {
    for (const type of ['certificate', 'contract']) await upload(person, type)
    expect(await statusOf(person)).toBe(3)
    await upload(person, 'marriageCert')
    expect(await statusOf(person)).toBe(31)
    await later(person, 10)
    expect(await statusOf(person)).toBe(4)
    await later(person, 20)
    expect(await statusOf(person)).toBe(5)
  },
  'merchant-reviewing': keepsStatus(4),
  async 'merchant-approved'(person) {
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 5,
      canUseLoanAmount: '100000.00',
    })
    await person.call('merchant/publish', await readyToPublish(person))
  },
  async 'merchant-final-refused'(person) {
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 6,
      reason: '店铺经营流水不足，复核未通过',
    })
  },
  async 'merchant-cancelled'(person) {
    await keepsStatus(7)(person)
    await submitOrder(person)
  },
  'merchant-documents-in': keepsStatus(31),
  'merchant-draft': keepsStatus(51),
  async 'merchant-barred'(person) {
    const reason = '您所在的行业暂不支持申请'
    expect(await person.call('merchant/preValidator', {})).toMatchObject({ allowed: false, reason })
    expect(await person.refusal('merchant/preAudit', {})).toEqual([42122, reason])
  },
  async 'merchant-pre-audit-refused'(person) {
    const answers = []
    for (let k = 0; k < 3; k += 1) answers.push((await person.call('merchant/preAudit', {})).auditStatus)
    expect(answers).toEqual([0, 0, 2])
    expect(await statusOf(person)).toBe(2)
  },
  async 'merchant-lowered'(person) {
    await submitOrder(person, { amount: 88_888 })
    await upload(person, 'contract')
    await later(person, 60)
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      applyAmount: '88888.00',
      loanAmount: '53300.00',
    })
  },
  'merchant-unknown-status': keepsStatus(99),
  async 'merchant-limit-ended'(person) {
    const reason = '额度已过期，请重新申请'
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 51,
      reason,
      loanAmount: null,
    })
    expect((await person.refusal('merchant/recall', { orderNum: 'MO20260001' }))[0]).toBe(42121)
    await submitOrder(person)
  },
  async 'merchant-documents-overdue'(person) {
    const reason = '逾期未补充资料，申请已自动取消'
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({ status: 7, reason })
    expect(await person.call('merchant/preValidator', {})).toMatchObject({ allowed: true })
  },
  async 'merchant-one-document'(person) {
    expect(await documents(person)).toEqual([
      ['certificate', 1],
      ['contract', 0],
      ['marriageCert', 0],
    ])
    await upload(person, 'contract')
    expect(await statusOf(person)).toBe(3)
    await upload(person, 'marriageCert')
    expect(await statusOf(person)).toBe(31)
  },
  async 'merchant-document-refused'(person) {
    const { documents: listed } = await person.call('merchant/getLoanData', {})
    expect(listed?.[1]).toMatchObject({ type: 'contract', status: 2, reason: '合同缺少签字页，请重新上传' })
    await upload(person, 'contract')
    expect(await documents(person)).toEqual([
      ['certificate', 1],
      ['contract', 1],
    ])
    expect(await statusOf(person)).toBe(31)
  },
  async 'merchant-pre-audit-slow'(person) {
    const answers = []
    for (let k = 0; k < 21; k += 1) answers.push((await person.call('merchant/preAudit', {})).auditStatus)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 0), 1])
    expect(await statusOf(person)).toBe(0)
  },
  async 'merchant-capped'(person) {
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      applyAmount: '300000.00',
      loanAmount: '200000.00',
      canUseLoanAmount: '200000.00',
      reason: '出借机构最高可批200000元',
    })
  },
  async 'merchant-borrowed'(person) {
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      loanAmount: '100000.00',
      canUseLoanAmount: '80000.00',
    })
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
  },
}
