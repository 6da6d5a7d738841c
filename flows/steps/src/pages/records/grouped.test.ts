import { expect, it } from 'vitest'
import { grouped, keyed, pieces } from './grouped.ts'

const rows = (texts: string) => keyed(texts.split(''), (_, place) => String(place))
const read = (texts: string) =>
  grouped(rows(texts), (row) => row.toLowerCase()).map((group) => group.rows.map(({ row }) => row).join(''))

it('puts rows beside each other with one heading together, and changes no order', () => {
  expect(read('aAbaB')).toEqual(['aA', 'b', 'a', 'B'])
  expect(read('')).toEqual([])
})

it('leaves out a row that comes a second time', () => {
  expect(keyed(['a', 'b', 'a', 'c'], (row) => row).map(({ row }) => row)).toEqual(['a', 'b', 'c'])
})

it('says of each row of a group whether it is the first or the last, and the heading once', () => {
  const [group] = grouped(rows('aaa'), () => '2026年')
  expect(pieces(group ?? { heading: '', rows: [] })).toMatchObject([
    { heading: '2026年', isFirst: true, isLast: false },
    { heading: '', isFirst: false, isLast: false },
    { heading: '', isFirst: false, isLast: true },
  ])
})
