import { describe, expect, it } from 'vitest'
import { fromSearch } from '../../blocks/channel/fromLoan.ts'
import * as steps from './step.ts'

describe('the query of a failed face check', () => {
  const read = (query: object) => fromSearch['~standard'].validate(query)
  it.each([{}, { from: 'loan' }])('may be %j', (query) => {
    expect(read(query)).toEqual({ value: query })
  })

  it.each([
    { tries: '0' },
    { tries: '3' },
    { noneLeftUntil: '9' },
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
