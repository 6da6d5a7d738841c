import { describe, expect, it } from 'vitest'
import { optionalQuery, queryOf } from './search.ts'

const search = optionalQuery({ amount: /^[1-9]\d{0,9}$/, period: /^\d{1,3}$/ })
const read = (query: string) => search['~standard'].validate(queryOf(query))

describe('an optional query', () => {
  it.each([
    ['?amount=12000&period=12', { amount: '12000', period: '12' }],
    ['?amount=12000', { amount: '12000' }],
    ['', {}],
    ['?amount=0&period=12', { period: '12' }],
    ['?amount=1e4&period=1234', {}],
    ['?amount=12000&amount=1', { amount: '12000' }],
    ['?amount=12000&token=secret', { amount: '12000' }],
    ['?constructor=1&__proto__=2', {}],
  ])('%s is read as %o', (query, value) => {
    expect(read(query)).toEqual({ value })
  })
})
