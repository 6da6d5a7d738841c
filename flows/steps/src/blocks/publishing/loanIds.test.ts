import { describe, expect, it } from 'vitest'
import { isSameLoan, readLoanIds } from './loanIds.ts'

describe('ids of a loan', () => {
  it.each([
    [
      { listingId: 'P1', loanId: 'L1' },
      { listingId: 'P1', loanId: 'L1' },
    ],
    [
      { listingId: 'P1', loanId: null },
      { listingId: 'P1', loanId: null },
    ],
    [{ loanId: 'L1' }, { listingId: null, loanId: 'L1' }],
    [{ listingId: '', loanId: '' }, null],
    [{ listingId: 7 }, null],
    [{ listingId: 'x'.repeat(500) }, null],
    [{}, null],
    [null, null],
    ['P1', null],
  ])('%j are read as %j', (value, ids) => {
    expect(readLoanIds(value)).toEqual(ids)
  })

  it.each([
    [{ listingId: 'P1', loanId: 'L1' }, { listingId: 'P1' }, true],
    [{ listingId: 'P1', loanId: 'L1' }, { loanId: 'L1' }, true],
    [{ listingId: 'P1', loanId: 'L1' }, { listingId: 'P2', loanId: 'L1' }, false],
    [{ listingId: null, loanId: 'L1' }, { listingId: 'P1' }, false],
    [{ listingId: null, loanId: null }, { loanId: null }, false],
    [{ listingId: 'P1', loanId: 'L1' }, {}, false],
  ])('%j and %j name the same loan: %s', (a, b, isSame) => {
    expect(isSameLoan(a, b)).toBe(isSame)
    expect(isSameLoan(b, a)).toBe(isSame)
  })
})
