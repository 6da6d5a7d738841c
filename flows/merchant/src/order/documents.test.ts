import { expect, it } from 'vitest'
import { documentsOf } from './documents.ts'
import { copy } from './documentsCopy.ts'

const { notes, titles } = copy
const document = (status: string | number, reason?: string) => ({
  type: 'contract',
  title: '店铺租赁合同',
  status,
  ...(reason !== undefined && { reason }),
})

it.each([
  [0, 'open', notes.open],
  ['0', 'open', notes.open],
  [1, 'done', notes.done],
  ['1', 'done', notes.done],
  [2, 'failed', notes.failed],
  // What nobody knows here may be sent.
  [9, 'open', notes.open],
  ['constructor', 'open', notes.open],
] as const)('the status %j of a document is %s', (status, state, note) => {
  expect(documentsOf({ documents: [document(status)] })).toMatchObject([{ state, note }])
})

it('says why a document was refused, and not why one was that is in', () => {
  const documents = [document(2, '图片模糊'), document(1, '图片模糊')]
  expect(documentsOf({ documents }).map(({ note }) => note)).toEqual(['图片模糊', notes.done])
})

it.each([null, undefined])(
  'without a list (%j) names what every application may need, and claims nothing of it',
  (documents) => {
    expect(documentsOf({ documents })).toEqual([
      { type: 'certificate', title: titles.certificate, state: 'open', note: notes.open },
      { type: 'contract', title: titles.contract, state: 'open', note: notes.open },
      { type: 'marriageCert', title: titles.marriageCert, state: 'open', note: copy.ifMarried },
    ])
  },
)

it('of an empty list are none', () => expect(documentsOf({ documents: [] })).toEqual([]))
