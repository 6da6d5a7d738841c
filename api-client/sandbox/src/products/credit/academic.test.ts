import { describe, expect, it } from 'vitest'
import { limitOf, permissionOf, signedIn } from './testing/setting.ts'

describe('a student record', () => {
  it('is shown with every field, raises once, and is shown again', async () => {
    const { person } = await signedIn()
    const query = { onlineVerificationCode: ' abcd efgh jk12 3456 ' }
    const record = await person.call('credit/queryAcademicInfo', query)
    expect(Object.values(record).filter((value) => value === null || value === undefined)).toEqual([])
    expect(Object.keys(record)).toHaveLength(19)
    expect(record).toMatchObject({
      name: '陈思远',
      idNumber: expect.stringContaining('********'),
      onlineVerificationCode: 'ABCDEFGHJK123456',
      admissionDate: '2024-09-01',
      schoolRollStatus: '在籍（注册学籍）',
      reportUpdateDate: '2026-11-20',
    })
    expect(await limitOf(person)).toBe('53000.00')
    expect(await person.call('credit/queryAcademicInfo', query)).toEqual(record)
    expect(await limitOf(person)).toBe('53000.00')
  })

  it.each([
    ['0001', '在线验证码已过期，请重新获取'],
    ['0002', '未查询到学籍信息，请核对在线验证码'],
    ['0003', '学籍信息与本人不一致'],
  ])('behind …%s is refused', async (ending, text) => {
    const { person } = await signedIn()
    const query = { onlineVerificationCode: `ABCDEFGHJK12${ending}` }
    expect(await person.refusal('credit/queryAcademicInfo', query)).toEqual([42141, text])
    await person.refusal('credit/queryAcademicInfo', query)
    await person.refusal('credit/queryAcademicInfo', query)
    expect(await permissionOf(person, 126)).toBe('tomorrow')
  })

  it('that has ended raises nothing', async () => {
    const { person } = await signedIn()
    const record = await person.call('credit/queryAcademicInfo', {
      onlineVerificationCode: 'ABCDEFGHJK120004',
    })
    expect(record).toMatchObject({ schoolRollStatus: '不在籍（毕业）', graduationDate: '2013-06-30' })
    expect(await limitOf(person)).toBe('50000.00')
    expect(await permissionOf(person, 126)).toBe(true)
  })

  it('needs a code, and permission', async () => {
    const { person } = await signedIn()
    expect((await person.refusal('credit/queryAcademicInfo', { onlineVerificationCode: '123' }))[0]).toBe(400)
    const blocked = await signedIn('raise-blocked')
    const query = { onlineVerificationCode: 'ABCDEFGHJK123456' }
    expect((await blocked.person.refusal('credit/queryAcademicInfo', query))[0]).toBe(42141)
  })
})
