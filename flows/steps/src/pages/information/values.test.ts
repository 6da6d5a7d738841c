import { describe, expect, it } from 'vitest'
import { optionsOf } from './choices.ts'
import { labelsOf, schema, schemaWithout } from './schema.ts'
import { requestOf, valuesOf } from './values.ts'

const address = {
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  street: '文新街道',
  detail: '文三路 1 号',
}
const known = {
  incomeRange: 3,
  company: '有数科技',
  job: 'clerk',
  education: 'bachelor',
  marriage: 'single',
  address,
  email: 'ming@example.cn',
}
const names = (values: ReturnType<typeof valuesOf>) => values.region.map(({ name }) => name)

describe('the start values', () => {
  it('are what the server knows', () => {
    expect(valuesOf(known)).toMatchObject({
      incomeRange: '3',
      company: '有数科技',
      job: 'clerk',
      detail: '文三路 1 号',
      email: 'ming@example.cn',
    })
  })

  it.each([
    ['nothing', {}],
    [
      'nulls',
      {
        incomeRange: null,
        company: null,
        job: null,
        education: null,
        marriage: null,
        address: null,
        email: null,
      },
    ],
  ])('are empty for %s', (_name, customer) => {
    expect(valuesOf(customer)).toEqual({
      incomeRange: null,
      company: '',
      job: null,
      education: null,
      marriage: null,
      region: [],
      detail: '',
      email: '',
    })
  })

  it('have the levels of a region that are known, without gaps', () => {
    expect(names(valuesOf({ address: { ...address, street: null } }))).toEqual(['浙江省', '杭州市', '西湖区'])
    expect(names(valuesOf({ address: { ...address, area: '', street: undefined } }))).toEqual([
      '浙江省',
      '杭州市',
    ])
  })
})

describe('the request', () => {
  const sent = (more: object = {}) => requestOf(schema.parse({ ...valuesOf(known), ...more }))

  it('is what the server knew when nothing was changed', () => {
    expect(sent()).toEqual(known)
  })

  it('has no email when it is empty or blank', () => {
    expect(sent({ email: '' })).not.toHaveProperty('email')
    expect(sent({ email: '  ' })).not.toHaveProperty('email')
  })

  it('has texts without blanks at their ends', () => {
    expect(sent({ company: ' 有数科技 ', email: ' ming@example.cn ' })).toMatchObject({
      company: '有数科技',
      email: 'ming@example.cn',
    })
  })

  it('has a region of fewer levels as it is', () => {
    const region = [{ code: '香港特别行政区', name: '香港特别行政区' }]
    expect(sent({ region }).address).toEqual({ province: '香港特别行政区', detail: address.detail })
  })
})

describe('a form that leaves fields out', () => {
  const short = schemaWithout(['job', 'email'])

  it('sends neither, though the server knows both', () => {
    const { job: _job, email: _email, ...rest } = known
    expect(requestOf(short.parse(valuesOf(known)))).toEqual(rest)
  })

  it('asks for the others', () => {
    expect(short.safeParse(valuesOf({ ...known, education: null })).error?.issues).toHaveLength(1)
  })

  it('has no place for a refusal of them', () => {
    expect(Object.keys(labelsOf(short))).toEqual(
      Object.keys(labelsOf(schema)).filter((name) => name !== 'job' && name !== 'email'),
    )
  })
})

describe('the form', () => {
  const errors = (more: object) =>
    schema.safeParse({ ...valuesOf(known), ...more }).error?.issues.map(({ message }) => message) ?? []

  it.each([
    ['company', '数'.repeat(50), []],
    ['company', '数'.repeat(51), ['不能超过50个字']],
    ['company', ' \n ', ['请填写单位名称']],
    ['detail', '路'.repeat(100), []],
    ['detail', '路'.repeat(101), ['不能超过100个字']],
    ['incomeRange', null, ['请选择月收入']],
    ['region', [], ['请选择所在地区']],
  ])('%s of %j has the errors %j', (name, value, expected) =>
    expect(errors({ [name]: value })).toEqual(expected),
  )

  it.each(['', ' a@b.cn ', 'a.b+c@mail.example.com'])('takes the email %j', (email) =>
    expect(errors({ email })).toEqual([]),
  )
  it.each(['a', 'a@b', 'a@b.c', 'a b@c.cn', 'a@@b.cn', 'a@b.公司'])('refuses the email %j', (email) =>
    expect(errors({ email })).toEqual(['邮箱格式不正确']),
  )
})

describe('the options of a list of the configuration', () => {
  it('keep their order, and leave out what has no key or no text', () => {
    const list = [
      { key: 'b', value: '企业职员' },
      { key: 'a', value: '个体经营' },
      { key: 'c' },
      { key: 4, value: '数字' },
      null,
      '文',
    ]
    expect(optionsOf(list)).toEqual([
      { value: 'b', label: '企业职员' },
      { value: 'a', label: '个体经营' },
    ])
  })

  it.each([undefined, null, {}, 'x', 3])('are none for %j', (value) => expect(optionsOf(value)).toEqual([]))
})
