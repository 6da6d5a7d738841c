import type { Contact } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { readClicks } from './readClicks.ts'
import { mergedContacts } from './recommended.ts'

const contact = (contactLevel: number, more: Partial<Contact> = {}): Contact => ({
  contactLevel,
  contactName: '陈建国',
  contactPhone: '13812340001',
  ...more,
})

describe('the recommended contacts', () => {
  const phonesOf = (...args: Parameters<typeof mergedContacts>) =>
    mergedContacts(...args).map(({ phone }) => phone)
  const saved = (phone: string, name = '孙浩') => ({ name, phone })

  it('are those of the server, then those of the phone, each number once', () => {
    const book = [saved('13612340003'), saved('13812340001', '同号'), saved('13612340003', '再一次')]
    expect(mergedContacts([contact(1)], book)).toEqual([
      { id: '13812340001', name: '陈建国', phone: '13812340001' },
      { id: '13612340003', name: '孙浩', phone: '13612340003' },
    ])
  })

  it('are without those that the server leaves out, from wherever they come', () => {
    const leftOut = contact(1, { verifyStatus: 2 })
    expect(phonesOf([contact(2), leftOut], [saved('13812340001')])).toEqual([])
    expect(phonesOf([contact(1, { verifyStatus: 1 })], [])).toEqual(['13812340001'])
  })

  it.each(['+86 136 1234 0003', '86-136-1234-0003', '008613612340003', '136 1234 0003'])(
    'of the phone are known by their number without %s',
    (phone) => {
      expect(phonesOf([], [saved(phone)])).toEqual(['13612340003'])
      expect(
        phonesOf([contact(1, { contactPhone: '13612340003', verifyStatus: 2 })], [saved(phone)]),
      ).toEqual([])
    },
  )

  it('are without numbers that would only be mobile numbers after a cut', () => {
    expect(
      phonesOf([], [saved('136123400031'), saved('136 1234 0003 转 2'), saved('+1 361 234 0003')]),
    ).toEqual([])
  })

  it('are without names and numbers that no form takes', () => {
    const broken = [contact(1, { contactName: null }), contact(1, { contactPhone: null })]
    expect(phonesOf(broken, [saved('', '无号'), saved('13612340003', ''), saved('057188880001')])).toEqual([])
  })

  it('are six at most, those of the server before the others', () => {
    const book = Array.from({ length: 20 }, (_, k) => saved(`1361234${String(1000 + k)}`))
    const phones = phonesOf([contact(1)], book)
    expect(phones).toHaveLength(6)
    expect(phones[0]).toBe('13812340001')
  })
})

it.each([
  [null, 0],
  ['', 0],
  ['0', 0],
  ['12', 12],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['99999', 0],
  ['三', 0],
])('reads %s taps from the storage', (text, clicks) => {
  expect(readClicks(text)).toBe(clicks)
})
