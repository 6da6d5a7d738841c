import { toCents } from '@koo/pricing'
import { expect } from 'vitest'
import type { Person, Terms } from '../../../testing/client.ts'
import { plannedCents, statementOf, worthAt } from '../../../testing/costs.ts'

const PERIODS = [3, 6, 9, 12, 18, 24] as const
/** Months of a first period of 18 days. */
const FIRST = 18 / 30
const DAY_MS = 86_400_000

/** What the payments of terms are worth at an annual rate, beyond what is lent; cents. More than 0: they cost more. */
const beyond = ({ terms }: Terms, annual: number): number =>
  worthAt(terms.montyPayList, annual, FIRST) - toCents(terms.amount)

/** Who takes which charge. */
const takers = async (person: Person) =>
  statementOf((await person.terms()).terms.costDisclosure).items.map(({ kind, chargedBy }) => [
    kind,
    chargedBy,
  ])

async function ceilingsOf(person: Person): Promise<{ from: string; rate: number }[]> {
  return (await person.call('other/getWebConfig', { key: 'rateCeilings' })) as {
    from: string
    rate: number
  }[]
}

/** Proves what the personas of the costs of a loan demonstrate. */
export const costProofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  async 'cost-table-missing'(person) {
    expect((await person.terms()).terms.costDisclosure).toBeNull()
  },
  async 'cost-table-wrong'(person) {
    const { terms } = await person.terms()
    const { items, total } = statementOf(terms.costDisclosure)
    const planned = plannedCents(terms.list)
    expect([toCents(items[0]?.total), toCents(total)]).toEqual([planned.interest + 1, planned.charged + 1])
    expect(items.slice(1).map((item) => toCents(item.total))).toEqual([planned.service, planned.fee])
  },
  async 'cost-rate-wrong'(person) {
    const { terms } = await person.terms()
    const { annualRate, total } = statementOf(terms.costDisclosure)
    expect(Number(annualRate) - Number(terms.afterApr)).toBeCloseTo(0.005, 9)
    expect(toCents(total)).toBe(plannedCents(terms.list).charged)
  },
  async 'cost-table-sum'(person) {
    const { terms } = await person.terms({ couponIds: ['CR2'] })
    const { annualRate, annualMethod, items, discount } = statementOf(terms.costDisclosure)
    expect(annualMethod).toBe('sum')
    const sum = items.reduce((total, item) => total + Number(item.annualRate), 0)
    expect(Number(annualRate), 'the coupon lowers it').toBeLessThan(sum - 0.001)
    expect(toCents(discount ?? 0)).toBeGreaterThan(0)
    // The coupon is taken off the interest, and the other charges stay as they are.
    const interest = items.slice(1).reduce((rest, item) => rest - Number(item.annualRate), Number(annualRate))
    const dues = terms.list.map(
      (row) => (toCents(row.capital) + toCents(row.interest) - toCents(row.couponValue)) / 100,
    )
    expect(worthAt(dues, interest, FIRST)).toBeCloseTo(toCents(terms.amount), 0)
    const bare = statementOf((await person.terms()).terms.costDisclosure)
    expect(Number(bare.annualRate)).toBeCloseTo(sum, 9)
  },
  async 'two-institutions'(person) {
    expect(await takers(person)).toEqual([
      ['interest', '示例消费金融有限公司'],
      ['guarantee', '测试融资担保有限公司'],
      ['instalmentFee', '示例消费金融有限公司'],
    ])
  },
  async 'partner-fee'(person) {
    const { terms } = await person.terms()
    const { items } = statementOf(terms.costDisclosure)
    expect(items.at(-1)).toMatchObject({
      kind: 'partnerFee',
      chargedBy: '示例会员服务有限公司',
      taken: 'each',
      total: (plannedCents(terms.list).fee / 100).toFixed(2),
    })
    expect(terms.list.every((row) => toCents(row.handlingFee) > 0)).toBe(true)
  },
  async 'ceiling-exact'(person) {
    expect(await ceilingsOf(person)).toMatchObject([
      { rate: 0.24, lenderKind: 'consumerFinance', method: 'irr' },
    ])
    for (const loanPeriod of PERIODS) {
      const worth = beyond(await person.terms({ loanPeriod }), 0.24)
      expect(worth, `${loanPeriod} months`).toBeLessThanOrEqual(1e-6)
      expect(worth, 'with one more cent it is above').toBeGreaterThan(-1)
    }
  },
  async 'ceiling-cent'(person) {
    expect(await ceilingsOf(person)).toMatchObject([{ rate: 0.24 }])
    for (const loanPeriod of PERIODS) {
      const agreed = await person.terms({ loanPeriod })
      const worth = beyond(agreed, 0.24)
      expect(worth, `${loanPeriod} months`).toBeGreaterThan(0)
      expect(worth, 'with one cent less it is not above').toBeLessThan(1)
      expect(Number(statementOf(agreed.terms.costDisclosure).annualRate)).toBeGreaterThan(0.24)
    }
  },
  async 'ceiling-midnight'(person) {
    const [now, next] = await ceilingsOf(person)
    expect([now?.rate, next?.rate]).toEqual([0.24, 0.2])
    const today = await person.call('cash/getAmount', {}).then(({ currentTime }) => beijing(currentTime))
    const tomorrow = beijing(Date.parse(`${today}T00:00:00+08:00`) + DAY_MS)
    expect([(now?.from ?? '') <= today, next?.from]).toEqual([true, tomorrow])
    for (const loanPeriod of PERIODS) {
      const agreed = await person.terms({ loanPeriod })
      expect([beyond(agreed, 0.24) < 0, beyond(agreed, 0.2) > 0], `${loanPeriod} months`).toEqual([
        true,
        true,
      ])
    }
  },
}

/** The day in Beijing, `YYYY-MM-DD`. */
const beijing = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
