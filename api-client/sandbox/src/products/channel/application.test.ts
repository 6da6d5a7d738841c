import { describe, expect, it } from 'vitest'
import { makeIdNumber } from '../../people/account/idNumber.ts'
import { comeFrom, CONTACTS, doStep, ID_NUMBER, photos, place } from './testing/partner.ts'

describe('identity', () => {
  it('names the next step when it is right', async () => {
    const person = await comeFrom('siku', '13800000320')
    expect(await person.call('channel/idAuth', { realName: '张明', idNumber: ID_NUMBER })).toEqual({
      nextStep: 'id-card-auth',
      reason: null,
    })
    expect(await person.call('channel/queryIdAuthInfo', {})).toEqual({
      idAuth: true,
      idPhotoFrontAuth: false,
      idPhotoBackAuth: false,
      nextStep: 'id-card-auth',
      reason: null,
    })
    expect(await person.call('channel/queryUserInfo', {})).toMatchObject({ realName: '张*' })
  })

  it("that is encrypted counts as the customer's own", async () => {
    const person = await comeFrom('siku', '13800000320')
    const sealed = { realName: 'bWFkZQ==', idNumber: 'c2VhbGVk', encrypted: true }
    expect(await person.call('channel/idAuth', sealed)).toMatchObject({ nextStep: 'id-card-auth' })
    expect(await person.call('channel/queryUserInfo', {})).toMatchObject({ realName: '陈**' })
  })

  it('names the same step again with a reason when the register disagrees', async () => {
    const mismatch = makeIdNumber('330106', '1992-03-15', 901, '男')
    const person = await comeFrom('siku', '13800000320')
    expect(await person.call('channel/idAuth', { realName: '张明', idNumber: mismatch })).toEqual({
      nextStep: 'id-auth',
      reason: '姓名与身份证号不一致，请检查后重试',
    })
    const other = await comeFrom('zhuanzhuan', '13800000340')
    const child = makeIdNumber('330106', '2012-03-15', 123, '男')
    expect(await other.call('channel/idNumberAuth', { realName: '张明', idNumber: child })).toEqual({
      nextStep: 'id-number-auth',
      reason: '仅支持18至60周岁的客户申请',
    })
  })

  it('refuses a number that is none', async () => {
    const person = await comeFrom('siku', '13800000320')
    expect(await person.refusal('channel/idAuth', { realName: '张明', idNumber: '330106' })).toEqual([
      400,
      '身份证号填写有误，请检查后重试',
    ])
  })

  it('once proved cannot become another person', async () => {
    const person = await comeFrom('siku', '13800000321')
    expect(await person.call('channel/idAuth', { realName: '李四', idNumber: ID_NUMBER })).toEqual({
      nextStep: 'id-auth',
      reason: '与您已认证的身份信息不一致，请使用本人证件',
    })
  })

  it('by photos wants readable, valid photos of the same person', async () => {
    const person = await comeFrom('siku', '13800000320')
    await doStep(person, 'id-auth')
    const keys = await photos(person)
    const again = (reason: string) => ({ nextStep: 'id-card-auth', reason })
    expect(await person.call('channel/idCardAuth', { ...keys, realName: '李四' })).toEqual(
      again('证件信息与实名信息不一致，请核对后重新上传'),
    )
    expect(await person.call('channel/idCardAuth', { ...keys, idNumber: '110101199001011237' })).toEqual(
      again('证件信息与实名信息不一致，请核对后重新上传'),
    )
    expect(await person.call('channel/idCardAuth', { ...keys, validity: '2016.11.19-2026.11.19' })).toEqual(
      again('身份证已过期，请更换有效证件后重新上传'),
    )
    expect(await person.call('channel/idCardAuth', { ...keys, backKey: keys.frontKey })).toEqual(
      again('请分别上传身份证人像面与国徽面'),
    )
    expect(await place(person)).toBe('id-card-auth')
    expect(
      await person.call('channel/idCardAuth', {
        ...keys,
        realName: '张明',
        validity: '2016.11.20-2026.11.20',
      }),
    ).toEqual({ nextStep: 'face-verify', reason: null })
  })

  it('is the first step', async () => {
    const person = await comeFrom('siku', '13800000320')
    const first = [42131, '请先完成身份认证']
    expect(await person.refusal('channel/idCardAuth', { frontKey: 'a', backKey: 'b' })).toEqual(first)
    expect(await person.refusal('channel/faceVerify', { token: 'face-pass' })).toEqual(first)
    expect(await person.refusal('channel/fillContacts', { contacts: CONTACTS })).toEqual(first)
    expect(await person.refusal('creditMaoYan/faceVerify', { token: 'face-pass' })).toEqual(first)
  })
})

describe('contacts', () => {
  it('are refused with Result 300 where they double, and the others are kept', async () => {
    const person = await comeFrom('siku', '13800000322')
    const [relative, friend] = CONTACTS
    const doubled = [relative!, { ...friend!, contactPhone: relative!.contactPhone }]
    const envelope = await person.envelope('channel/fillContacts', { contacts: doubled })
    expect(envelope).toEqual({
      Result: 300,
      ResultMessage: '第2联系人已存在，请重新填写',
      Content: {
        userContactInfos: [{ contactLevel: 1 }],
        userContactExceptionInfos: [{ contactLevel: 2, reasonCode: 1 }],
      },
    })
    expect((await person.call('channel/loadContacts', {})).contacts[0]).toMatchObject({
      contactPhone: '13912345678',
    })
    await person.call('channel/fillContacts', { contacts: CONTACTS })
    expect((await person.call('channel/loadContacts', {})).contacts.map((each) => each.contactName)).toEqual([
      '王建国',
      '李梅',
    ])
  })

  it('that could not be verified are saved: the next step follows', async () => {
    const person = await comeFrom('yinlian', '13800000332')
    const failing = CONTACTS.map((contact, at) => ({ ...contact, contactPhone: `1370000555${5 - at}` }))
    await person.call('channel/fillContacts', { contacts: failing })
    expect(await person.call('channel/getPageMeta', {})).toMatchObject({ pageCode: 'assess-amount' })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 4 })
  })
})
