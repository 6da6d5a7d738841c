import { tomorrow } from '@koo/page'
import { describe, expect, it } from 'vitest'
import { readUntil } from './readUntil.ts'
import { faceSearch } from './search.ts'
import * as steps from './step.ts'

const NOW = Date.parse('2026-03-02T10:00:00+08:00')
const MIDNIGHT = Date.parse('2026-03-03T00:00:00+08:00')

describe('the moment from which a face can be checked again', () => {
  it.each([null, '', '0', '-1', '1.5', '1e12', ' 5', '5 ', 'soon', '１２', '9'.repeat(17), 'NaN'])(
    'is midnight in Beijing when the address keeps %j',
    (text) => {
      expect(readUntil(text, NOW)).toBe(MIDNIGHT)
    },
  )

  it('is what the address keeps, also when it is over', () => {
    expect(readUntil(String(NOW + 1), NOW)).toBe(NOW + 1)
    expect(readUntil(String(NOW - 1), NOW)).toBe(NOW - 1)
    expect(readUntil(String(MIDNIGHT), MIDNIGHT)).toBe(MIDNIGHT)
  })

  it('is never later than the next midnight, at whatever hour', () => {
    for (let hour = 0; hour < 48; hour += 5) {
      const now = NOW + hour * 3_600_000
      expect(readUntil(String(now + 40 * 3_600_000), now)).toBe(tomorrow(now))
    }
  })
})

describe('the query of a failed face check', () => {
  const read = (query: object) => faceSearch['~standard'].validate(query)
  it.each([{}, { tries: '0' }, { tries: '12' }, { from: 'loan', tries: '3' }])('may be %j', (query) => {
    expect(read(query)).toEqual({ value: query })
  })

  it.each([
    { tries: '-1' },
    { tries: '100' },
    { tries: '1.5' },
    { tries: '' },
    { tries: 3 },
    { from: 'LOAN' },
    { from: 'loan2' },
    { token: 'x' },
  ])('has nothing of %j', (query) => {
    expect(read(query)).toEqual({ value: {} })
  })
})

describe('the pages of outcomes', () => {
  it('end what cannot be done twice: back leads to no form and no camera', () => {
    expect([steps.videoSuccess.final, steps.contactAddSuccess.final]).toEqual([true, true])
    expect([steps.videoFail().final, steps.checkedFail().final, steps.contactResult.final]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('need no session where there can be none', () => {
    expect([steps.loginFail({ partner: 'siku' }).login, steps.entryFail.login]).toEqual([false, false])
    expect([steps.overlimit.login, steps.checkedSuccess().login]).toEqual([true, true])
  })
})
