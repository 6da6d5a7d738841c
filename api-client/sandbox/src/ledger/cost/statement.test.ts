import fc from 'fast-check'
import { expect, describe, it } from 'vitest'
import { toCents } from '@koo/pricing'
import { personas } from '../../index.ts'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'
import { plannedCents, statementOf, worthAt } from '../../testing/costs.ts'

const [old] = personas

async function signedIn(persona?: string): Promise<Person> {
  return new Person(mountOf(frozenSandbox())).signIn(persona)
}

/** Totals by kind, in cents. */
const totalsOf = (items: ReturnType<typeof statementOf>['items']) =>
  Object.fromEntries(items.map(({ kind, total }) => [kind, toCents(total)]))

describe('what a loan costs in all', () => {
  it('is the plan of its terms to the cent, for any amount, period and coupons', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 500, max: 50_000 }),
        fc.constantFrom(...(old?.loan.periods.map((offer) => offer.loanPeriod) ?? [])),
        fc.subarray(['CR2', 'CM1']),
        async (amount, loanPeriod, chosen) => {
          // The coupons are for larger loans.
          const couponIds = amount < 5000 ? [] : chosen
          const { terms } = await (await signedIn()).terms({ amount, loanPeriod, couponIds })
          const stated = statementOf(terms.costDisclosure)
          const planned = plannedCents(terms.list)
          expect(totalsOf(stated.items)).toEqual({
            interest: planned.interest,
            service: planned.service,
            instalmentFee: planned.fee,
          })
          expect(toCents(stated.discount ?? 0)).toBe(planned.discount)
          expect(toCents(stated.total)).toBe(planned.charged)
          expect([stated.principal, stated.annualRate]).toEqual([terms.amount, terms.afterApr])
          const { firstPeriodDays, annualRate } = stated
          const worth = worthAt(terms.montyPayList, Number(annualRate), (firstPeriodDays ?? 30) / 30)
          expect(worth, 'cents').toBeCloseTo(amount * 100, 0)
        },
      ),
      { numRuns: 30, seed: 1 },
    )
  })

  it('says by what each charge is taken, and what an event would add', async () => {
    const { terms } = await (await signedIn()).terms({ couponIds: [] })
    const stated = statementOf(terms.costDisclosure)
    expect(stated).toMatchObject({
      version: 'v1',
      lender: terms.instName,
      lenderKind: 'consumerFinance',
      discount: null,
      annualMethod: 'irr',
      firstPeriodDays: 18,
    })
    expect(
      stated.items.map(({ kind, chargedBy, taken, standard }) => [kind, chargedBy, taken, standard]),
    ).toEqual([
      ['interest', '示例消费金融有限公司', 'each', '年利率15.6%，按剩余本金逐期计收'],
      ['service', '示例消费金融科技有限公司', 'each', '年服务费率3.96%，按剩余本金逐期计收'],
      ['instalmentFee', '示例消费金融科技有限公司', 'each', '借款本金的0.6%，分12期平均收取'],
    ])
    expect(
      stated.contingent.map(({ kind, standard, annualRate }) => [kind, standard, Number(annualRate)]),
    ).toEqual([
      ['overdue', '逾期本金按年利率23.4%计收罚息', 0.234],
      ['misuse', '未按约定用途使用的本金按年利率31.2%计收罚息', 0.312],
      ['earlySettlement', '提前结清最多收取剩余本金的3%', 0],
    ])
  })

  it('has the own rate of each charge, as if it were the only one', async () => {
    const { terms } = await (await signedIn()).terms()
    const columns = { interest: 'interest', service: 'service', instalmentFee: 'handlingFee' } as const
    for (const { kind, annualRate } of statementOf(terms.costDisclosure).items) {
      const column = columns[kind as keyof typeof columns]
      const dues = terms.list.map((row) => (toCents(row.capital) + toCents(row[column])) / 100)
      expect(worthAt(dues, Number(annualRate), 18 / 30), `${kind}`).toBeCloseTo(1_000_000, 0)
    }
  })

  it('counts a first month that is whole as one', async () => {
    const sandbox = frozenSandbox({ now: () => Date.UTC(2026, 11, 1, 2) })
    const { terms } = await (await new Person(mountOf(sandbox)).signIn()).terms()
    const { firstPeriodDays, annualRate } = statementOf(terms.costDisclosure)
    expect(firstPeriodDays).toBeNull()
    expect(worthAt(terms.montyPayList, Number(annualRate))).toBeCloseTo(1_000_000, 0)
  })

  it('names the bank that lends', async () => {
    const { terms } = await (await signedIn('long-names')).terms()
    expect(statementOf(terms.costDisclosure)).toMatchObject({ lender: terms.instName, lenderKind: 'bank' })
  })

  it('does not change the ledger, and is the same on every question', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const [first, second] = [await person.terms(), await person.terms()]
    expect(first.terms.costDisclosure).toEqual(second.terms.costDisclosure)
    expect(sandbox.world().loanCount).toBe(0)
  })
})
