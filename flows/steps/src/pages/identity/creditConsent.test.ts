import { describe, expect, it } from 'vitest'
import { readAgreements } from '@koo/page/consent'
import { schemaOf } from './schema.ts'

const main = { key: 'credit', name: '《征信授权书》', url: '/terms/credit' }
const partner = (name: unknown, url: unknown = '/terms/partner', version?: unknown) => ({
  agreementName: name,
  agreementUrl: url,
  agreementVersion: version,
})
const config = (subAgreementList?: unknown, agreements: unknown = [main], version?: unknown) => ({
  agreements,
  creditAuthAgreement: { version, subAgreementList },
})

describe('the agreements of the configuration', () => {
  it('begin with the credit authorisation, and keep the order of the partners', () => {
    const list = [partner('《甲授权书》', '/a', 'v1'), partner('《乙授权书》', '/b')]
    expect(readAgreements(config(list, [{ key: 'loan', name: '借款协议', url: '/l' }, main], 'v3'))).toEqual([
      { name: main.name, url: main.url, isLoanProtocol: false, version: 'v3' },
      { name: '《甲授权书》', url: '/a', isLoanProtocol: false, version: 'v1' },
      { name: '《乙授权书》', url: '/b', isLoanProtocol: false },
    ])
  })

  it('leave out a partner whose agreement nobody could name or open', () => {
    const list = [
      partner(null),
      partner(''),
      partner('《甲》', null),
      partner('《乙》', 7),
      null,
      '《丙》',
      partner('《丁》'),
    ]
    expect(readAgreements(config(list)).map(({ name }) => name)).toEqual([main.name, '《丁》'])
  })

  it.each([undefined, null, {}, 'none', 3])('have no partners when their list is %j', (list) => {
    expect(readAgreements(config(list))).toHaveLength(1)
  })

  it.each([3, null, ''])('have no version when it is %j', (version) => {
    expect(readAgreements(config([partner('《甲》', '/a', version)], [main], version))).toEqual([
      expect.not.objectContaining({ version: expect.anything() }),
      expect.not.objectContaining({ version: expect.anything() }),
    ])
  })

  it.each([
    ['nothing', {}],
    ['no list', { agreements: main }],
    ['another key', { agreements: [{ ...main, key: 'loan' }] }],
    ['no address', { agreements: [{ ...main, url: null }] }],
    ['no name', { agreements: [{ ...main, name: ' ' }] }],
    ['partners alone', { ...config([partner('《甲》')], [null]) }],
  ])('cannot be agreed to with %s', (_name, wrong) => {
    expect(() => readAgreements(wrong)).toThrow('credit authorisation')
  })
})

describe('name and number', () => {
  const errors = (realName: string, idNumber = '110101199003078013', asksName = true) =>
    schemaOf(asksName, { now: () => Date.UTC(2026, 10, 26, 2) })
      .safeParse({ realName, idNumber })
      .error?.issues.map(({ path, message }) => `${path.join('')}: ${message}`) ?? []

  it.each(['张明', '阿卜杜拉·买买提', '欧阳震华', 'Li'])('accept %s', (name) =>
    expect(errors(name)).toEqual([]),
  )

  it.each([
    ['张1', '姓名里不能有“1”，请核对后修改'],
    ['张 明！', '姓名里不能有“!”，请核对后修改'],
    ['<b>', '姓名里不能有“<”，请核对后修改'],
    ['一二三四五六七八九十一二三', '姓名为1到12个汉字或字母，请与身份证保持一致'],
  ])('refuse %s: %s', (name, message) => expect(errors(name)).toEqual([`realName: ${message}`]))

  it.each(['110101 19900307 8013', '11010119900307109X', '11010119900307109x'])('accept %s', (number) => {
    expect(errors('张明', number)).toEqual([])
  })

  it.each([
    '110101199003078014',
    '110101209901010017',
    '11010119900230801X',
    '110101900307801',
    '1'.repeat(18),
  ])('refuse the number %s', (number) =>
    expect(errors('张明', number)).toEqual(['idNumber: 身份证号有误，请核对后重新输入']),
  )

  it('say once what is missing', () => {
    expect(errors('', '')).toEqual(['realName: 请填写姓名', 'idNumber: 请填写身份证号'])
    expect(errors('', '', false)).toEqual(['idNumber: 请填写身份证号'])
  })

  it('ask for no name that is known', () => expect(errors('', '110101199003078013', false)).toEqual([]))
})
