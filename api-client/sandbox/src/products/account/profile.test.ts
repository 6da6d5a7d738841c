import { describe, expect, it } from 'vitest'
import type { Calls } from '@koo/api-client/registry'
import { personas } from '../../index.ts'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'

type Change = Calls['user/updateUserData']['request']

async function personOf(persona?: string): Promise<Person> {
  return new Person(mountOf(frozenSandbox())).signIn(persona)
}

describe('the profile', () => {
  it('changes field by field, and the rest stays', async () => {
    const person = await personOf()
    const before = await person.call('user/selectUserData', {})
    await person.call('user/updateUserData', { nickname: ' 小陈 ', incomeRange: 6 })
    expect(await person.call('user/selectUserData', {})).toEqual({
      ...before,
      nickname: '小陈',
      incomeRange: 6,
    })
    await person.call('user/updateUserData', { company: '', email: '' })
    expect(await person.call('user/selectUserData', {})).toMatchObject({
      nickname: '小陈',
      company: null,
      email: null,
    })
  })

  it('is one file for each customer', async () => {
    const sandbox = frozenSandbox()
    const one = await new Person(mountOf(sandbox)).signIn()
    const two = await new Person(mountOf(sandbox)).signIn('new-customer')
    await one.call('user/updateUserData', { nickname: '甲' })
    expect(await two.call('user/selectUserData', {})).toMatchObject({ nickname: '思远' })
  })

  it.each<[Change, string]>([
    [{ nickname: '' }, '请填写昵称'],
    [{ nickname: '一'.repeat(21) }, '昵称不能超过20个字，请修改后重试'],
    [{ nickname: '甲\u202E乙' }, '昵称含有不支持的字符，请修改后重试'],
    [{ email: 'nobody' }, '邮箱格式不正确，请检查后重试'],
    [{ email: 'a@b@c.com' }, '邮箱格式不正确，请检查后重试'],
    [{ education: '大学' }, '请选择正确的学历'],
    [{ marriage: '是' }, '请选择正确的婚姻状况'],
    [{ company: '司'.repeat(51) }, '单位名称不能超过50个字，请修改后重试'],
    [{ job: '职'.repeat(31) }, '职业不能超过30个字，请修改后重试'],
    [{ gender: '女' }, '您已完成实名认证，性别和出生日期以证件信息为准，不可修改'],
    [{ birthday: '1990-01-01' }, '您已完成实名认证，性别和出生日期以证件信息为准，不可修改'],
    [{ address: { province: '浙江' } }, '请重新选择所在地区'],
    [{ address: { province: '浙江省', city: '福州市' } }, '请重新选择所在地区'],
    [{ address: { province: '浙江省', area: '西湖区' } }, '请重新选择所在地区'],
    [
      { address: { province: '浙江省', city: '杭州市', area: '西湖区', street: '外滩街道' } },
      '请重新选择所在地区',
    ],
    [{ address: { detail: '号'.repeat(101) } }, '详细地址不能超过100个字，请修改后重试'],
  ])('%j is refused, and nothing of the request is kept: %s', async (change, message) => {
    const person = await personOf()
    const before = await person.call('user/selectUserData', {})
    expect(await person.refusal('user/updateUserData', { ...change, incomeRange: 5 })).toEqual([400, message])
    expect(await person.call('user/selectUserData', {})).toEqual(before)
  })

  it('may repeat what the register says', async () => {
    const person = await personOf()
    const { gender, birthday } = await person.call('user/selectUserData', {})
    expect([gender, birthday]).toEqual(['男', '1991-06-18'])
    await person.call('user/updateUserData', { gender: '男', birthday: '1991-06-18' })
  })

  it('has the entered gender and birthday before the identity is proved', async () => {
    const person = await personOf('unverified')
    expect(await person.refusal('user/updateUserData', { gender: '其他' })).toEqual([400, '请选择正确的性别'])
    for (const birthday of ['2026-02-30', '2026-11-21']) {
      expect(await person.refusal('user/updateUserData', { birthday })).toEqual([
        400,
        '出生日期不正确，请检查后重试',
      ])
    }
    await person.call('user/updateUserData', { gender: '女', birthday: '1999-09-09' })
    expect(await person.call('user/selectUserData', {})).toMatchObject({
      gender: '女',
      birthday: '1999-09-09',
    })
  })

  it.each(personas.map(({ name }) => name))('of persona %s can be saved as it was read', async (name) => {
    const person = await personOf(name)
    const { nickname, email, education, marriage, incomeRange, company, job, address } = await person.call(
      'user/selectUserData',
      {},
    )
    const read = { nickname, email, education, marriage, incomeRange, company, job, address }
    const entered = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
    await person.call('user/updateUserData', entered)
    expect(await person.call('user/selectUserData', {})).toMatchObject(read)
  })
})

describe('the messenger account', () => {
  const BACK = '/pages/credit/account/wechatBind'

  async function answer(person: Person, url: string, outcome: string): Promise<Response> {
    return person.mount.fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    })
  }

  it('is bound on a page of the messenger that can be used once', async () => {
    const person = await new Person(mountOf(frozenSandbox()), 'shop').signIn('wechat-unbound')
    const { bound, bindUrl } = await person.call('user/checkWechatBind', {})
    expect(bound).toBe(false)
    expect((await person.call('user/checkWechatBind', {})).bindUrl).toBe(bindUrl)
    const url = bindUrl ?? ''
    const page = await person.mount.fetch(url)
    expect([page.status, (await page.text()).includes('同意并绑定')]).toEqual([200, true])
    const back = await answer(person, url, 'agree')
    expect([back.status, back.headers.get('location')]).toEqual([303, BACK])
    expect(await person.call('user/checkWechatBind', {})).toEqual({
      bound: true,
      nickname: '微信用户',
      bindUrl: null,
    })
    expect((await person.mount.fetch(url)).status).toBe(410)
    expect((await answer(person, url, 'agree')).status).toBe(410)
  })

  it('stays unbound when the customer refuses, and can be bound by a new page', async () => {
    const person = await personOf('wechat-unbound')
    const first = (await person.call('user/checkWechatBind', {})).bindUrl ?? ''
    await answer(person, first, 'refuse')
    const { bound, bindUrl } = await person.call('user/checkWechatBind', {})
    expect(bound).toBe(false)
    expect(bindUrl).not.toBe(first)
  })

  it('is refused for an unknown ticket', async () => {
    const person = await personOf('wechat-unbound')
    for (const ticket of ['', 'W000001XXXXXXXX']) {
      const url = `${person.mount.origin}/__sandbox/wechat-bind?ticket=${ticket}`
      expect((await person.mount.fetch(url)).status).toBe(410)
    }
  })
})
