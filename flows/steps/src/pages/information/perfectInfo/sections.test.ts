import type { Permission, UserSelectUserDataContent } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { nextSection, sectionsOf } from './sections.ts'

const customer: UserSelectUserDataContent = {
  incomeRange: 3,
  company: '杭州有数科技有限公司',
  job: '企业职员',
  education: '本科',
  marriage: '未婚',
  address: { province: '浙江省', city: '杭州市', area: '西湖区', detail: '文三路1号' },
}
const allowed: Permission = { allowed: true }
const refused = (reasonCode: string, reason: string | null = null): Permission => ({
  allowed: false,
  reasonCode,
  reason,
})
const replies = { customer, certificate: allowed, contacts: allowed }
const statesOf = (change: Partial<typeof replies>, canUpload = true) =>
  sectionsOf({ ...replies, ...change }, canUpload).map(({ id, state }) => [id, state])

describe('the sections', () => {
  it('are base data, certificate and contacts, each with its own state', () => {
    expect(statesOf({})).toEqual([
      ['base', 'done'],
      ['certificate', 'open'],
      ['contacts', 'open'],
    ])
    expect(statesOf({ certificate: refused('done'), contacts: refused('tomorrow') })).toEqual([
      ['base', 'done'],
      ['certificate', 'done'],
      ['contacts', 'blocked'],
    ])
  })

  it.each([
    { incomeRange: null },
    { company: ' ' },
    { job: null },
    { education: undefined },
    { marriage: null },
    { address: null },
    { address: { ...customer.address, detail: '' } },
  ])('have base data open without %j', (missing) => {
    expect(statesOf({ customer: { ...customer, ...missing } })[0]).toEqual(['base', 'open'])
  })

  it('say what is open is for, and why something is blocked', () => {
    const texts = (change: Partial<typeof replies>, canUpload = true) =>
      sectionsOf({ ...replies, ...change }, canUpload).map(({ text }) => text)
    const { certificate, contacts } = copy.sections
    expect(texts({})).toEqual([undefined, certificate.text, contacts.text])
    expect(texts({ certificate: refused('tomorrow', '请明天再试') })[1]).toBe('请明天再试')
    expect(texts({}, false)[1]).toBe(copy.noUpload)
  })

  it('do not take a picture where no storage is for it, and still say what is done', () => {
    expect(statesOf({}, false)[1]).toEqual(['certificate', 'blocked'])
    expect(statesOf({ certificate: refused('done') }, false)[1]).toEqual(['certificate', 'done'])
  })
})

describe('the section that comes next', () => {
  const next = (change: Partial<typeof replies>, authId?: string) =>
    nextSection(sectionsOf({ ...replies, ...change }, true), authId)

  it('is the first open one', () => {
    expect(next({ customer: {} })).toBe('base')
    expect(next({})).toBe('certificate')
    expect(next({ certificate: refused('tomorrow') })).toBe('contacts')
    expect(next({ certificate: refused('done'), contacts: refused('done') })).toBeNull()
  })

  it('is the one for which the page was opened, as long as that is open', () => {
    expect(next({ customer: {} }, '133')).toBe('certificate')
    expect(next({ customer: {} }, '135')).toBe('contacts')
    expect(next({ customer: {}, contacts: refused('done') }, '135')).toBe('base')
    expect(next({}, '126')).toBe('certificate')
  })
})
