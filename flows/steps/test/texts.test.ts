import { expect, it } from 'vitest'
import { optionalTexts } from '../src/index.ts'

const schema = optionalTexts({ amount: /^[1-9]\d{0,9}$/, period: /^\d{1,3}$/ })

it.each([
  [
    { amount: '12000', period: '12', other: 'x' },
    { amount: '12000', period: '12' },
  ],
  [{ amount: '-5', period: '12' }, { period: '12' }],
  [{ amount: ['5'] }, {}],
  [{}, {}],
  [null, {}],
])('%j is read as %j', (query, value) => {
  expect(schema['~standard'].validate(query)).toEqual({ value })
})
