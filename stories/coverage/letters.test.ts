import { expect, it } from 'vitest'
import path from 'node:path'
import { has, sourcesOf, textsOf } from './letters.ts'
import { readRules } from './rules.ts'

it('every text that a rule gives is in the product, to the letter', () => {
  const source = sourcesOf(path.resolve(import.meta.dirname, '../..'))
  const texts = readRules().flatMap((rule) => textsOf(rule).map((text) => ({ id: rule.id, text })))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter(({ text }) => !has(source, text))).toEqual([])
})

it('finds a text with its values, and misses one that has another word', () => {
  const [text = ''] = textsOf({ statement: "Reason text for a range: '借款A-B元可用'" })
  expect(text).toBe('借款A-B元可用')
  expect(has('`借款${low}-${high}元可用`', text)).toBe(true)
  expect(has('`借款${low}至${high}元可用`', text)).toBe(false)
  expect(has("'提交失败，请稍后再试'", '提交失败，请稍后再试~')).toBe(false)
  expect(textsOf({ statement: 'Amounts of 5万 end in 万' })).toEqual([])
})
