import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { EMPTY_FORM, type LoanForm } from '../src/home/form.ts'
import { createLoanForm, type LoanFormStore } from '../src/home/loanForm.ts'
import type { LoanView } from '../src/home/loanView.ts'

/** As far as the rules look: what each field is held against. */
interface Held {
  isAcceptable: boolean
  isPriced: boolean
  hasCard: boolean
}

const viewOf = ({ isAcceptable, isPriced, hasCard }: Held) =>
  ({
    entry: { acceptable: isAcceptable },
    loan: { quote: isPriced ? {} : null },
    card: hasCard ? {} : null,
    // Of a state with fifty figures the rules read three.
  }) as unknown as LoanView

const RIGHT: Held = { isAcceptable: true, isPriced: true, hasCard: true }

/** Before react-hook-form has come, and after. */
const stages: [string, (form: LoanFormStore) => Promise<void>][] = [
  ['before it is prepared', () => Promise.resolve()],
  ['prepared', (form) => form.prepare()],
]

describe.each(stages)('the loan form, %s', (_stage, prepare) => {
  it.each([
    [RIGHT, null],
    [{ ...RIGHT, isAcceptable: false }, 'amount'],
    [{ ...RIGHT, isPriced: false }, 'period'],
    [{ ...RIGHT, hasCard: false }, 'cardId'],
    [{ isAcceptable: false, isPriced: false, hasCard: false }, 'amount'],
    [{ isAcceptable: true, isPriced: false, hasCard: false }, 'period'],
  ])('%j: says which field comes first', async (held, wrong) => {
    const form = createLoanForm({ ...EMPTY_FORM, amount: '12000' })
    await prepare(form)
    expect(await form.check(viewOf(held))).toBe(wrong)
  })

  it('says what is wrong now, not what was wrong before', async () => {
    const form = createLoanForm(EMPTY_FORM)
    await prepare(form)
    expect(await form.check(viewOf({ ...RIGHT, isAcceptable: false }))).toBe('amount')
    expect(await form.check(viewOf(RIGHT))).toBeNull()
  })

  it('tells every change once, and leaves what it gave away as it was', async () => {
    const form = createLoanForm(EMPTY_FORM)
    await prepare(form)
    const told = vi.fn()
    const stop = form.subscribe(told)
    form.change({ amount: '5000', touched: true })
    const before = form.get()
    form.change({ coupons: { rate: 'CR1' } })
    expect(before).toEqual({ ...EMPTY_FORM, amount: '5000', touched: true })
    expect(form.get()).toEqual({ ...before, coupons: { rate: 'CR1' } })
    expect(told).toHaveBeenCalledTimes(2)
    stop()
    form.change({ amount: '6000' })
    expect(told).toHaveBeenCalledTimes(2)
  })
})

it('refuses an amount that no field of ours could have made', async () => {
  const form = createLoanForm({ ...EMPTY_FORM, amount: '１２元' })
  await form.prepare()
  expect(await form.check(viewOf(RIGHT))).toBe('amount')
})

const change: fc.Arbitrary<Partial<LoanForm>> = fc.record(
  {
    amount: fc.option(fc.stringMatching(/^\d{0,10}$/)),
    touched: fc.boolean(),
    period: fc.option(fc.integer({ min: 1, max: 36 })),
    cardId: fc.option(fc.string({ minLength: 1, maxLength: 8 })),
    coupons: fc.option(fc.record({ rate: fc.option(fc.string(), { nil: undefined }), none: fc.boolean() })),
    use: fc.option(fc.record({ use: fc.string(), sub: fc.option(fc.string(), { nil: undefined }) })),
  },
  { requiredKeys: [] },
)

it('loses nothing, whenever react-hook-form arrives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.nat({ max: 12 }), async (changes, arrival) => {
      const form = createLoanForm(EMPTY_FORM)
      let expected = EMPTY_FORM
      for (const [at, each] of changes.entries()) {
        if (at === arrival) await form.prepare()
        form.change(each)
        expected = { ...expected, ...each }
        expect(form.get()).toEqual(expected)
      }
      await form.prepare()
      expect(form.get()).toEqual(expected)
    }),
  )
})
