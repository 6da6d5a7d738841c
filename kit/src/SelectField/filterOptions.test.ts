import { createElement } from 'react'
import { expect, it } from 'vitest'
import { filterOptions } from './filterOptions.ts'
import type { SelectOption } from './index.ts'
import { industries } from './samples.ts'

const options: readonly SelectOption[] = [
  { value: 'cmb', label: '招商银行 CMB', note: '一网通' },
  { value: 'icbc', label: '工商银行（ICBC）' },
  { value: 'abc', label: 'ＡＢＣ 农业银行', note: createElement('b', null, '一卡通') },
  { value: 'c++', label: 'C++ (程序员)' },
]
const found = (query: string) => filterOptions(options, query).map(({ value }) => value)

it.each([
  ['银行', ['cmb', 'icbc', 'abc']],
  ['cmb', ['cmb']],
  ['ＣＭＢ', ['cmb']],
  ['abc', ['abc']],
  ['招商 银行c', ['cmb']],
  ['  工 商\t银行 ', ['icbc']],
  ['(icbc)', ['icbc']],
  ['（程', ['c++']],
  ['c++', ['c++']],
  ['.*', []],
  ['一网通', ['cmb']],
  ['银行招商', []],
  ['一卡通', []],
])('finds for "%s" %j', (query, values) => {
  expect(found(query)).toEqual(values)
})

it.each(['', ' ', '\u3000\t'])('keeps the list itself for the empty query "%s"', (query) => {
  expect(filterOptions(options, query)).toBe(options)
})

it('finds every option by each part of its label, in the order of the list', () => {
  for (const { value, label } of industries) {
    for (let from = 0; from + 2 <= label.length; from++) {
      const hits = filterOptions(industries, label.slice(from, from + 2)).map((option) => option.value)
      expect(hits).toContain(value)
      expect(hits.toSorted()).toEqual(hits)
    }
  }
})
