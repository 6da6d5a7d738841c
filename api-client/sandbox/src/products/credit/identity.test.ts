import { describe, expect, it } from 'vitest'
import { proveIdNumber } from '../../people/credit/idNumber.ts'
import { makeIdNumber } from '../../people/account/idNumber.ts'
import { identityOf } from '../../people/account/identity.ts'
import { missingProofs } from '../../people/credit/proofs.ts'
import type { WorldView } from '../../index.ts'
import { signedIn } from './testing/setting.ts'
import { customerNamed } from '../../testing/customer.ts'

describe('name and resident number', () => {
  const good = makeIdNumber('330106', '1996-05-01', 121, '男')

  it('are proved, also with blanks and small letters', () => {
    const customer = customerNamed('credit-new')
    expect(missingProofs(customer, ['idNumber', 'face'])).toEqual(['idNumber', 'face'])
    proveIdNumber(customer, { name: ' 李 雷', idNumber: ` ${good.toLowerCase()} ` })
    expect(missingProofs(customer, ['idNumber', 'face'])).toEqual(['face'])
    expect(identityOf(customer)).toMatchObject({ name: '李雷', idNumber: good })
  })

  it.each([
    ['李雷1', good, '姓名填写有误'],
    ['李雷', `${good.slice(0, 17)}${good.endsWith('1') ? '2' : '1'}`, '身份证号填写有误'],
    ['李雷', makeIdNumber('330106', '2008-11-21', 121, '男'), '仅支持18至60周岁'],
    ['李雷', makeIdNumber('330106', '1965-11-20', 121, '男'), '仅支持18至60周岁'],
    ['李雷', makeIdNumber('330106', '1996-05-01', 901, '男'), '姓名与身份证号不一致'],
    ['韩梅', makeIdNumber('330106', '1996-05-01', 902, '女'), '已在其他账号完成认证'],
  ])('%s, %s are refused', (name, idNumber, text) => {
    const customer = customerNamed('credit-new')
    expect(() => proveIdNumber(customer, { name, idNumber })).toThrow(text)
    expect(missingProofs(customer, ['idNumber'])).toEqual(['idNumber'])
  })

  it('of another customer of the world are refused', () => {
    const first = customerNamed('credit-new')
    proveIdNumber(first, { name: '李雷', idNumber: good })
    const second = { ...first, user: { ...customerNamed('credit-refused').user } }
    first.world.users.push(second.user)
    expect(() => proveIdNumber(second, { name: '李雷', idNumber: good })).toThrow('已在其他账号完成认证')
  })
})

describe('personal and work data', () => {
  const entered = {
    incomeRange: 3,
    address: { province: '浙江省', city: '杭州市', area: '西湖区', detail: '文三路90号' },
    company: '示例科技有限公司',
    job: '工程师',
    education: '本科',
    marriage: '已婚',
    email: 'a@example.com',
  } as const

  it('are kept by both forms, and give the proof', async () => {
    for (const path of ['credit/saveBaseInfo', 'credit/saveBaseInfoV2'] as const) {
      const { person } = await signedIn('needs-everything')
      await person.call(path, entered)
      const world = await person.admin<WorldView>('GET', 'world')
      expect(world.users[0]?.slices.credit?.given).toEqual(['baseInfo'])
      expect(world.users[0]?.slices.account?.profile).toMatchObject({
        company: entered.company,
        incomeRange: 3,
      })
    }
  })

  it.each([
    [{ company: ' ' }, '请填写单位名称'],
    [{ address: { province: '浙江省' } }, '请填写完整的居住地址'],
    [{ address: { detail: '文三路90号' } }, '请填写完整的居住地址'],
    [{ email: 'nobody' }, '邮箱格式不正确，请检查后重试'],
  ])('that are incomplete are refused: %j', async (change, text) => {
    const { person } = await signedIn('needs-everything')
    expect(await person.refusal('credit/saveBaseInfo', { ...entered, ...change })).toEqual([400, text])
  })
})

describe('the key for encrypted fields', () => {
  it('is a public key of 2048 bits and nothing else', async () => {
    const { person } = await signedIn()
    const content = await person.call('credit/getPublicKey', { tenantId: 't', appId: 'a' })
    expect(Object.keys(content.data)).toEqual(['publicKey'])
    const spki = Uint8Array.from(atob(content.data.publicKey), (letter) => letter.charCodeAt(0))
    const key = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, true, [
      'encrypt',
    ])
    expect(key.algorithm).toMatchObject({ modulusLength: 2048 })
  })
})
