import { describe, expect, it } from 'vitest'
import type { Calls } from '@koo/api-client/registry'
import { DAY, signedIn } from './testing/setting.ts'

type Filled = Calls['credit/saveUserContact']['request']['contacts'][number]

/** A contact of a level, with the usual relationship. */
function contact(contactLevel: number, contactPhone: string, contactName = '王芳'): Filled {
  return { contactName, contactPhone, contactLevel, contactRelationshipId: contactLevel === 1 ? 1 : 5 }
}

const PAIR = [contact(1, '13900000007'), contact(2, '13700000008', '赵强')]

describe('emergency contacts', () => {
  it.each([
    ['old-customer', 2, 1],
    ['needs-contacts', 1, 2],
    ['no-contacts', 0, 0],
    ['contacts-expired', 2, 3],
    ['contacts-failed', 2, 4],
  ])('of %s: %d on file, contactsAuth %d', async (persona, count, contactsAuth) => {
    const { person } = await signedIn(persona)
    const { contacts } = await person.call('credit/queryUserContact', { contactType: 23 })
    expect(contacts).toHaveLength(count)
    expect(contacts.every((each) => each.validate === (contactsAuth === 1 || contactsAuth === 2))).toBe(true)
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth })
  })

  it.each(['needs-contacts', 'no-contacts', 'contacts-expired', 'needs-everything'])(
    'once they are given clear the gap of %s',
    async (persona) => {
      const { person } = await signedIn(persona)
      expect(await person.call('credit/saveUserContact', { contacts: PAIR, contactType: 23 })).toEqual({
        userContactInfos: [{ contactLevel: 1 }, { contactLevel: 2 }],
        userContactExceptionInfos: [],
      })
      expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 1 })
      const { contacts } = await person.call('credit/queryUserContact', { contactType: '23' })
      expect(contacts).toMatchObject(PAIR.map((each) => ({ ...each, verifyStatus: 1, validate: true })))
    },
  )

  it('may be given one after the other', async () => {
    const { person } = await signedIn('no-contacts')
    await person.call('credit/saveUserContact', { contacts: PAIR.slice(0, 1), contactType: 23 })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 2 })
    await person.call('credit/saveUserContact', { contacts: PAIR.slice(1), contactType: 23 })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 1 })
  })

  it('may be given again as they are, and change places', async () => {
    const { person } = await signedIn()
    await person.call('credit/saveUserContact', { contacts: PAIR, contactType: 23 })
    await person.call('credit/saveUserContact', { contacts: PAIR, contactType: 23 })
    const changed = [contact(1, '13700000008', '赵强'), contact(2, '13900000007')]
    await person.call('credit/saveUserContact', { contacts: changed, contactType: 23 })
    const { contacts } = await person.call('credit/queryUserContact', { contactType: 23 })
    expect(contacts.map((each) => each.contactPhone)).toEqual(['13700000008', '13900000007'])
  })

  it.each([
    [
      'one phone for both',
      [contact(1, '13900000007'), contact(2, '13900000007')],
      [2],
      [1],
      '第2联系人已存在，请重新填写',
    ],
    [
      'the phone of the other one on file',
      [contact(1, '13700010002')],
      [1],
      [1],
      '第1联系人已存在，请重新填写',
    ],
    [
      'the ending 1111',
      [contact(1, '13900001111'), contact(2, '13700001111')],
      [1, 2],
      [1, 1],
      '第1、2联系人已存在，请重新填写',
    ],
    ['the own number', [contact(2, '13800000002')], [2], [2], '系统异常，请稍后重试'],
    ['the ending 4444', [contact(2, '13700004444')], [2], [3], '系统异常，请稍后重试'],
    [
      'both kinds of reason',
      [contact(1, '13900001111'), contact(2, '13700004444')],
      [1, 2],
      [1, 3],
      '第1联系人已存在，请重新填写',
    ],
  ])('are refused with Result 300 for %s', async (_, contacts, levels, reasons, text) => {
    const { person } = await signedIn('old-customer')
    const { Result, ResultMessage, Content } = await person.envelope('credit/saveUserContact', {
      contacts,
      contactType: 23,
    })
    expect([Result, ResultMessage]).toEqual([300, text])
    expect(Content.userContactExceptionInfos).toEqual(
      levels.map((contactLevel, k) => ({ contactLevel, reasonCode: reasons[k] })),
    )
    expect(Content.userContactInfos).toHaveLength(contacts.length - levels.length)
  })

  it('that are valid are saved together with refused ones', async () => {
    const { person } = await signedIn('no-contacts')
    const contacts = [contact(1, '13900000007'), contact(2, '13700001111')]
    const { Content } = await person.envelope('credit/saveUserContact', { contacts, contactType: 23 })
    expect(Content.userContactInfos).toEqual([{ contactLevel: 1 }])
    const kept = await person.call('credit/queryUserContact', { contactType: 23 })
    expect(kept.contacts.map((each) => each.contactPhone)).toEqual(['13900000007'])
  })

  it('never hold one phone twice, whichever was refused', async () => {
    const { person } = await signedIn('old-customer')
    const contacts = [contact(1, '13700010002'), contact(2, '13700004444')]
    await person.envelope('credit/saveUserContact', { contacts, contactType: 23 })
    const kept = await person.call('credit/queryUserContact', { contactType: 23 })
    expect(kept.contacts.map((each) => each.contactPhone)).toEqual(['13700010002'])
  })

  it('can fail their verification: nothing more until tomorrow', async () => {
    const { person, sandbox } = await signedIn('no-contacts')
    const failing = [contact(1, '13900005555'), contact(2, '13700000008')]
    await person.call('credit/saveUserContact', { contacts: failing, contactType: 23 })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 4 })
    expect(await person.refusal('credit/saveUserContact', { contacts: PAIR, contactType: 23 })).toEqual([
      42142,
      '联系人验证未通过，请明天再试',
    ])
    sandbox.changeClock({ advanceMs: DAY })
    await person.signIn('no-contacts')
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 3 })
    await person.call('credit/saveUserContact', { contacts: PAIR, contactType: 23 })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 1 })
  })

  it.each([
    [[], '请填写联系人'],
    [[contact(1, '13900000007', '王芳1')], '联系人姓名填写有误，请检查后重试'],
    [[contact(1, '12900000007')], '联系人手机号填写有误，请检查后重试'],
    [[contact(1, '13900000007'), contact(1, '13700000008')], '联系人重复提交，请检查后重试'],
    [[contact(3, '13900000007')], '联系人类型有误，请检查后重试'],
    [[contact(0, '13900000007')], '联系人类型有误，请检查后重试'],
    [[contact(6, '13900000007')], '联系人类型有误，请检查后重试'],
  ])('have to be filled in properly: %j', async (contacts, text) => {
    const { person } = await signedIn()
    const refusal = await person.refusal('credit/saveUserContact', { contacts, contactType: 23 })
    expect(refusal).toEqual([400, text])
  })
})

describe('additional contacts', () => {
  const MORE = [contact(3, '13600000003', '钱进'), contact(4, '13500000004', '孙丽')]

  it('have levels of their own, rows counted from 1, and raise the limit by 1,000 once', async () => {
    const { person } = await signedIn()
    const request = { contacts: MORE, contactType: -2 }
    await person.call('credit/saveUserContact', { contacts: MORE.slice(0, 1), contactType: '-2' })
    expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '50000.00' })
    await person.call('credit/saveUserContact', request)
    await person.call('credit/saveUserContact', request)
    expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '51000.00' })
    const levels = async (contactType: number) =>
      (await person.call('credit/queryUserContact', { contactType })).contacts.map(
        (each) => each.contactLevel,
      )
    expect([await levels(-2), await levels(23)]).toEqual([
      [3, 4],
      [1, 2],
    ])
    const again = { contacts: [contact(4, '13900010001')], contactType: -2 }
    const { Result, ResultMessage } = await person.envelope('credit/saveUserContact', again)
    expect([Result, ResultMessage]).toEqual([300, '第2联系人已存在，请重新填写'])
    expect((await person.refusal('credit/saveUserContact', { contacts: PAIR, contactType: -2 }))[0]).toBe(400)
  })

  it('are kept but raise nothing where nothing may be raised', async () => {
    const { person } = await signedIn('raise-blocked')
    await person.call('credit/saveUserContact', { contacts: MORE, contactType: -2 })
    expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '50000.00' })
  })
})

describe('recommended contacts', () => {
  const query = { pageCode: 'contactPage', contactType: 23 }

  it(
    'are there with the flag, the limits of the page and a view of their own',
    { tags: ['contact.4'] },
    async () => {
      const { person } = await signedIn()
      const data = await person.call('credit/queryRecommendContactGray', query)
      expect(data).toMatchObject({
        hitGray: true,
        computingTime: 1000,
        completeRecConNum: 2,
        pageRecLimit: 3,
        pageCode: 'contactPage',
        viewId: expect.stringMatching(/^V[0-9A-Z]+$/),
      })
      expect(data?.contacts?.map((each) => each.verifyStatus)).toEqual([1, 1, 2])
      expect(
        await person.call('credit/queryRecommendContactGray', query),
        'the same when asked again',
      ).toEqual(data)
      const other = await person.call('credit/queryRecommendContactGray', { ...query, pageCode: 'other' })
      expect(other?.viewId).not.toBe(data?.viewId)
    },
  )

  it('are left out once they were saved, and only then', async () => {
    const { person } = await signedIn()
    const taken = (await person.call('credit/queryRecommendContactGray', query))?.contacts?.slice(0, 1) ?? []
    const kept = { completeRecConNum: 2, contacts: taken, pageCode: 'contactPage' }
    const statuses = async () =>
      (await person.call('credit/queryRecommendContactGray', query))?.contacts?.map(
        (each) => each.verifyStatus,
      )
    await person.call('credit/saveRecommendContact', { ...kept, saveType: 3 })
    expect(await statuses()).toEqual([1, 1, 2])
    await person.call('credit/saveRecommendContact', { ...kept, saveType: 0 })
    await person.call('credit/saveRecommendContact', {
      ...kept,
      contacts: [{ contactPhone: null }],
      saveType: 0,
    })
    expect(await statuses()).toEqual([2, 1, 2])
  })

  it('do not exist for one persona, and are off for another', async () => {
    const none = await signedIn('no-contacts')
    expect(await none.person.call('credit/queryRecommendContactGray', query)).toBeNull()
    const off = await signedIn('contacts-expired')
    expect(await off.person.call('credit/queryRecommendContactGray', query)).toMatchObject({
      hitGray: false,
      contacts: [],
    })
  })
})
