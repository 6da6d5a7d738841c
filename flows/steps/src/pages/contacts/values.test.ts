import type { Contact, SavedContacts } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { relationName } from './relations.ts'
import { schema } from './schema.ts'
import { refusedIn, requestOf, valuesOf } from './values.ts'

const EMPTY = { relation1: '1', name1: '', phone1: '', relation2: '5', name2: '', phone2: '' }
const FILLED = {
  relation1: '2',
  name1: '陈建国',
  phone1: '13812340001',
  relation2: '6',
  name2: '周敏',
  phone2: '13712340002',
}
const contact = (contactLevel: number | null, more: Partial<Contact> = {}): Contact => ({
  contactLevel,
  contactName: '陈建国',
  contactPhone: '13812340001',
  contactRelationshipId: 3,
  ...more,
})

describe('the start values of the form', () => {
  it.each<[string, Contact[]]>([
    ['no contact', []],
    ['contacts of other levels', [contact(0), contact(3), contact(null)]],
    ['a contact without anything', [{ contactLevel: 1 }]],
    [
      'a contact of nulls',
      [contact(1, { contactName: null, contactPhone: null, contactRelationshipId: null })],
    ],
  ])('are the usual relations and empty fields for %s', (_what, contacts) => {
    expect(valuesOf(contacts, 0)).toEqual(EMPTY)
  })

  it('are those on file, by their level and not by their order', () => {
    const friend = contact(2, { contactName: '周敏', contactPhone: '13712340002', contactRelationshipId: 6 })
    expect(valuesOf([friend, contact(1)], 0)).toEqual({ ...FILLED, relation1: '3' })
  })

  it.each([
    [1, 6],
    [1, 99],
    [2, 1],
  ])('in row %s have the usual relation in place of %s, which is none of its own', (row, relation) => {
    const values = valuesOf([contact(row, { contactRelationshipId: relation })], 0)
    expect([values.relation1, values.relation2]).toEqual(['1', '5'])
  })

  it('take the number without prefix and blanks', { tags: ['field.3', 'field.4'] }, () => {
    expect(valuesOf([contact(1, { contactPhone: '+86 138-1234-0001' })], 0).phone1).toBe('13812340001')
  })

  it('of further contacts are those of the levels 3 and 4', () => {
    const values = valuesOf([contact(1), contact(4, { contactName: '周敏', contactRelationshipId: 5 })], 2)
    expect([values.name1, values.name2]).toEqual(['', '周敏'])
  })
})

describe('the request', () => {
  it.each([
    [0, [1, 2]],
    [2, [3, 4]],
  ])('has both rows, with levels from offset %s', (offset, levels) => {
    expect(requestOf(FILLED, offset)).toEqual({
      contacts: [
        {
          contactName: '陈建国',
          contactPhone: '13812340001',
          contactLevel: levels[0],
          contactRelationshipId: 2,
        },
        {
          contactName: '周敏',
          contactPhone: '13712340002',
          contactLevel: levels[1],
          contactRelationshipId: 6,
        },
      ],
    })
  })

  it('brings back what the form began with', () => {
    for (const offset of [0, 2]) expect(valuesOf(requestOf(FILLED, offset).contacts, offset)).toEqual(FILLED)
  })
})

describe('the reply', () => {
  const kept = [{ contactLevel: 1 }, { contactLevel: 2 }]
  it.each<[string, SavedContacts, number, object | null]>([
    ['both kept', { userContactInfos: kept, userContactExceptionInfos: [] }, 0, null],
    ['both kept, no word of refusals', { userContactInfos: kept }, 0, null],
    ['nothing at all', {}, 0, { rows: [], text: copy.refused }],
    [
      'nulls',
      { userContactInfos: null, userContactExceptionInfos: null },
      0,
      { rows: [], text: copy.refused },
    ],
    [
      'an existing one',
      { userContactInfos: kept, userContactExceptionInfos: [{ contactLevel: 2, reasonCode: 1 }] },
      0,
      { rows: [2], text: copy.exists([2]) },
    ],
    [
      'two existing ones, the last first',
      {
        userContactExceptionInfos: [
          { contactLevel: 4, reasonCode: 1 },
          { contactLevel: 3, reasonCode: 1 },
        ],
      },
      2,
      { rows: [1, 2], text: copy.exists([1, 2]) },
    ],
    [
      'one that exists and one that is not allowed',
      {
        userContactExceptionInfos: [
          { contactLevel: 2, reasonCode: 1 },
          { contactLevel: 1, reasonCode: 3 },
        ],
      },
      0,
      { rows: [1, 2], text: copy.exists([2]) },
    ],
    [
      'the own number of the customer',
      { userContactExceptionInfos: [{ contactLevel: 1, reasonCode: 2 }] },
      0,
      { rows: [1], text: copy.refused },
    ],
    [
      'an unknown reason',
      { userContactInfos: kept, userContactExceptionInfos: [{ contactLevel: 1, reasonCode: null }] },
      0,
      { rows: [1], text: copy.refused },
    ],
  ])('with %s', (_what, reply, offset, refused) => {
    expect(refusedIn(reply, offset)).toEqual(refused)
  })
})

describe('the check of the form', () => {
  const faultsOf = (change: Partial<Record<keyof typeof FILLED, string | null>>) =>
    schema.safeParse({ ...FILLED, ...change }).error?.issues.map(({ path, message }) => [path[0], message]) ??
    []

  it.each(['周敏', '欧阳娜娜', 'Anna', '陈'.repeat(12), ' 周敏 ', '陈 建国', '⽅⽂', '陈\u200b', '𠮷野'])(
    'takes the name %s',
    (name2) => {
      expect(faultsOf({ name2 })).toEqual([])
    },
  )

  it.each(['阿卜杜·买买提', '陈'.repeat(13)])('refuses the name %s', (name1) => {
    expect(faultsOf({ name1 })).toEqual([['name1', copy.wrong.name]])
  })

  it.each([
    ['陈1', '1'],
    ['陈😀', '😀'],
    ['<b>', '<'],
  ])('says what no name has in %s', (name1, character) => {
    expect(faultsOf({ name1 })).toEqual([['name1', `姓名里不能有“${character}”，请核对后修改`]])
  })

  it.each([
    ['name1', '   ', copy.missing.name],
    ['phone2', '', copy.missing.phone],
    ['relation2', null, copy.missing.relation],
  ] as const)('says what is missing: %s', (field, value, message) => {
    expect(faultsOf({ [field]: value })).toEqual([[field, message]])
  })

  it.each([
    '1381234000',
    '138123400011',
    '12812340001',
    '23812340001',
    '1381234000a',
    '１３８１２３４０００１',
  ])('refuses the number %s', (phone1) => {
    expect(faultsOf({ phone1 })).toEqual([['phone1', copy.wrong.phone]])
  })

  it('puts one number for two people at the second one', () => {
    expect(faultsOf({ phone2: FILLED.phone1 })).toEqual([['phone2', copy.wrong.twice]])
  })
})

it.each([
  [1, '父母'],
  [4, '兄弟姐妹'],
  [6, '同事'],
  [0, ''],
  [7, ''],
  [null, ''],
  [undefined, ''],
])('names the relation %s', (id, name) => {
  expect(relationName(id)).toBe(name)
})
