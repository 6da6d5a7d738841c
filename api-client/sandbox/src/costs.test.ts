import type { Calls } from '@koo/api-client/registry'
import { calculateSchedule, irr, toCents } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { RESULTS, type LoanView, type WorldView } from './index.ts'
import type { CostConfirmation } from './ledger/state/costSeed.ts'
import { offerOf, taking } from './products/channel/testing/lead.ts'
import { payment, tweaked } from './products/channel/testing/partner.ts'
import { readyToPublish } from './products/merchant/testing/shop.ts'
import { frozenSandbox, mountOf, Person, publishRequest, serial } from './testing/client.ts'
import { confirming, statementOf } from './testing/costs.ts'

type Path =
  | 'cash/publishV2'
  | 'cash/mixLoan'
  | 'cash/oneClickLoanPublish'
  | 'staffCash/publish'
  | 'merchant/publish'
  | 'channel/confirmPay'

/** A request that lends, ready to be sent, and what its customer confirms. */
interface Ready {
  path: Path
  request: object
  confirmed: CostConfirmation
}

const personaOf = (name?: string): Promise<Person> => new Person(mountOf(frozenSandbox())).signIn(name)

/** Sends a request with another confirmation, or with none. */
const send = ({ path, request }: Ready, person: Person, costConfirmation?: CostConfirmation) =>
  person.envelope(path, {
    ...request,
    ...(costConfirmation && { costConfirmation }),
  } as Calls[Path]['request'])

const loansOf = async (person: Person): Promise<LoanView[]> =>
  (await person.admin<WorldView>('GET', 'world')).loans

async function cash(person: Person, wanted: Parameters<Person['terms']>[0]): Promise<Ready> {
  const agreed = await person.terms(wanted)
  return {
    path: 'cash/publishV2',
    request: publishRequest(agreed, await person.sign(agreed), serial(7)),
    confirmed: confirming(statementOf(agreed.terms.costDisclosure)),
  }
}

/** The figures of a loan without terms, as a page works them out. */
function ownFigures(loan: Parameters<typeof calculateSchedule>[0]): CostConfirmation {
  const schedule = calculateSchedule(loan)
  if (!schedule) throw new Error('nothing was priced')
  const charged = schedule.list.reduce((sum, row) => sum + toCents(row.realTotal) - toCents(row.capital), 0)
  return {
    principal: loan.amount ?? 0,
    charged: (charged / 100).toFixed(2),
    annualRate: schedule.realYearRate,
    annualMethod: 'irr',
    secondsVisible: 5,
  }
}

/** Every way to a loan. */
const ways: Readonly<
  Record<string, [persona: string | undefined, ready: (person: Person) => Promise<Ready>]>
> = {
  'a loan with a coupon': ['old-customer', (person) => cash(person, { couponIds: ['CR3'], amount: 20_000 })],
  'a loan of the partner lender': [
    'lead-new-style',
    (person) => cash(person, { couponIds: ['CL3'], leadFlow: 'leadFlowV1' }),
  ],
  'a split loan': ['split-three', (person) => cash(person, {})],
  'a loan by the sum of its rates': ['cost-table-sum', (person) => cash(person, { couponIds: ['CR2'] })],
  'a mixed loan': [
    'mixed',
    async (person) => {
      const asked = { amount: 30_000, couponIds: [] }
      const agreed = await person.terms({ ...asked, isMixLoan: true })
      const { termsNo, costDisclosure } = agreed.terms
      const { isMixLoan: _, ...request } = agreed.request
      const signed = { termsNo, signNo: await person.sign(agreed), serialNumber: serial(7) }
      return {
        path: 'cash/mixLoan',
        request: { ...request, ...signed, mixLoanAmount: 10_000 },
        confirmed: confirming(statementOf(costDisclosure)),
      }
    },
  ],
  'a one-click loan': [
    'lead-right',
    async (person) => {
      const offer = await offerOf(person)
      return {
        path: 'cash/oneClickLoanPublish',
        request: taking(offer),
        confirmed: confirming(statementOf(offer.costDisclosure)),
      }
    },
  ],
  'a loan for staff': [
    'staff',
    async (person) => {
      const { yearRate, billDays } = await person.call('staffCash/getAmount', {})
      return {
        path: 'staffCash/publish',
        request: { serialNumber: serial(7), amount: 15_000, loanPeriod: 9, userCardId: 'C1' },
        confirmed: ownFigures({ amount: 15_000, loanPeriod: 9, yearRate, billDays }),
      }
    },
  ],
  'a loan for a merchant': [
    'merchant-approved',
    async (person) => {
      const { rateTable } = await person.call('merchant/getLoanRateInfoV2', { amount: 20_000 })
      const { billDays } = await person.call('cash/getAmount', {})
      const row = rateTable.find(({ loanPeriod }) => loanPeriod === 12)
      return {
        path: 'merchant/publish',
        request: await readyToPublish(person),
        confirmed: ownFigures({ amount: 20_000, loanPeriod: 12, yearRate: row?.irr, ...row, billDays }),
      }
    },
  ],
  'an order by instalments': [
    'siku-after',
    async (person) => {
      const { periodList } = await person.call('channel/queryInstalmentDetails', {})
      await person.call('channel/sendVerifySms', { type: 1 })
      return {
        path: 'channel/confirmPay',
        request: await payment(person, { period: 12 }),
        confirmed: confirming(statementOf(periodList.find(({ period }) => period === 12)?.costDisclosure)),
      }
    },
  ],
}

describe.each(Object.entries(ways))('%s', (_, [persona, prepare]) => {
  it('keeps what was confirmed of its costs, and is that', async () => {
    const person = await personaOf(persona)
    const ready = await prepare(person)
    const before = (await loansOf(person)).length
    const envelope = await send(ready, person, ready.confirmed)
    expect([envelope.Result, envelope.ResultMessage]).toEqual([RESULTS.ok, expect.any(String)])
    const loans = (await loansOf(person)).slice(before)
    expect(loans.length).toBeGreaterThan(0)
    for (const loan of loans) expect(loan.costConfirmation).toEqual(ready.confirmed)
    const sum = (of: (loan: LoanView) => number) => loans.reduce((total, loan) => total + of(loan), 0)
    expect(sum(({ amountCents }) => amountCents)).toBe(toCents(ready.confirmed.principal))
    expect(sum(({ totals }) => totals.cents.realTotal - totals.cents.capital)).toBe(
      toCents(ready.confirmed.charged),
    )
  })

  it('is refused when it costs something else, and may be confirmed again', async () => {
    const person = await personaOf(persona)
    const ready = await prepare(person)
    const { loanCount } = await person.admin<WorldView>('GET', 'world')
    const { confirmed } = ready
    const cent = (yuan: number | string) => ((toCents(yuan) + 1) / 100).toFixed(2)
    const others: Partial<CostConfirmation>[] = [
      { charged: cent(confirmed.charged) },
      { principal: cent(confirmed.principal) },
      { annualRate: Number(confirmed.annualRate) + 0.02 },
      { annualRate: Number(confirmed.annualRate) - 0.02 },
      { version: 'v0' },
    ]
    for (const other of others) {
      const { Result, ResultMessage } = await send(ready, person, { ...confirmed, ...other })
      expect([Result, ResultMessage], `${Object.keys(other)[0]}`).toEqual([
        42134,
        '借款费用与您确认的不一致，没有产生借款，请重新阅读费用明细后再确认',
      ])
    }
    expect((await person.admin<WorldView>('GET', 'world')).loanCount).toBe(loanCount)
    expect((await send(ready, person, confirmed)).Result).toBe(RESULTS.ok)
  })

  it('is lent to an older app, which confirms nothing', async () => {
    const person = await personaOf(persona)
    expect((await send(await prepare(person), person)).Result).toBe(RESULTS.ok)
    expect((await loansOf(person)).at(-1)?.costConfirmation).toBeNull()
  })
})

describe('the costs of a loan of several', () => {
  it('are those of both parts of a mixed loan, each by the one who takes them', async () => {
    const person = await personaOf('mixed')
    const { terms } = await person.terms({ amount: 30_000, isMixLoan: true })
    const { lender, items, contingent } = statementOf(terms.costDisclosure)
    expect(lender).toBe(terms.instName)
    expect(items.map(({ kind, chargedBy }) => [kind, chargedBy])).toEqual([
      ['interest', '示例消费金融有限公司'],
      ['interest', '示例小额贷款有限公司'],
      ['service', '示例消费金融科技有限公司'],
      ['instalmentFee', '示例消费金融科技有限公司'],
    ])
    // 20,000 of the wallet and 10,000 of the other at the same rate.
    const [own, other] = items.map(({ total }) => toCents(total))
    expect((own ?? 0) / (other ?? 1)).toBeCloseTo(2, 2)
    expect(new Set(contingent.map(({ chargedBy }) => chargedBy)).size).toBe(2)
  })

  it('are divided between the institutions of a split loan by their amounts', async () => {
    const person = await personaOf('split-three')
    const { terms } = await person.terms()
    const { items } = statementOf(terms.costDisclosure)
    const interests = items.filter(({ kind }) => kind === 'interest')
    expect(interests.map(({ chargedBy }) => chargedBy)).toEqual([
      terms.instName,
      '样例消费金融股份有限公司',
      '演示农村商业银行股份有限公司',
    ])
    const whole = terms.list.reduce((sum, row) => sum + toCents(row.interest), 0)
    const parts = interests.map(({ total }) => toCents(total))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
    expect(parts.map((part) => Math.round((100 * part) / whole))).toEqual([50, 30, 20])
  })

  it('are the partner lender’s, of a loan that it lends alone', async () => {
    const person = await personaOf('lead-new-style')
    const { terms } = await person.terms({ leadFlow: 'leadFlowV1' })
    expect(statementOf(terms.costDisclosure)).toMatchObject({
      lender: '示例小额贷款有限公司',
      lenderKind: 'microLoan',
    })
  })
})

describe('the costs of an offer of one click', () => {
  it('are those with its coupon and right, a month being whole', async () => {
    const offer = await offerOf(await personaOf('lead-right'))
    const stated = statementOf(offer.costDisclosure)
    expect(stated).toMatchObject({ discount: offer.freeAmount, annualRate: offer.apr, firstPeriodDays: null })
  })
})

describe('the costs of an order by instalments', () => {
  it('are those of each choice', async () => {
    const { periodList } = await (await personaOf('siku-after')).call('channel/queryInstalmentDetails', {})
    for (const { handFee, costDisclosure } of periodList)
      expect(statementOf(costDisclosure)).toMatchObject({ principal: '8600.00', total: handFee })
  })

  it('are those of the part that the limit pays', async () => {
    const { periodList } = await (await personaOf('pay-combine')).call('channel/queryInstalmentDetails', {})
    expect(statementOf(periodList[0]?.costDisclosure).principal).toBe('3000.00')
  })

  it('are confirmed of no payment by card', async () => {
    const person = await personaOf('siku-after')
    await person.call('channel/sendVerifySms', { type: 1 })
    const costConfirmation: CostConfirmation = {
      principal: 1,
      charged: 1,
      annualRate: 0,
      annualMethod: 'irr',
      secondsVisible: 0,
    }
    const wanted = { payType: 'card', userCardId: 'C1', costConfirmation } as const
    expect((await person.call('channel/confirmPay', await payment(person, wanted))).status).toBe('PAY_ING')
    expect(await loansOf(person)).toEqual([])
  })
})

describe('a confirmed annualised cost', () => {
  it('may count the days of the first period or a whole month', async () => {
    const person = await personaOf()
    const ready = await cash(person, {})
    const { terms } = await person.terms()
    const whole = irr([-10_000, ...terms.montyPayList]) ?? 0
    expect(whole).toBeLessThan(Number(terms.afterApr) - 0.005)
    expect((await send(ready, person, { ...ready.confirmed, annualRate: whole })).Result).toBe(RESULTS.ok)
  })

  it('may be the sum of the rates where the lender takes the other one', async () => {
    const [person, summed] = [await personaOf(), await personaOf('cost-table-sum')]
    const { annualRate, annualMethod } = (await cash(summed, {})).confirmed
    const ready = await cash(person, {})
    expect(annualMethod).toBe('sum')
    const confirmed = { ...ready.confirmed, annualRate, annualMethod }
    expect((await send(ready, person, confirmed)).Result).toBe(RESULTS.ok)
  })
})

it('a lender that states nothing states nothing anywhere', async () => {
  const offer = await offerOf(await tweaked('lead-new-style', { cost: { statement: 'none' } }))
  expect([offer.showType, offer.costDisclosure]).toEqual(['oneClickLeadFlow', null])
  const person = await tweaked('siku-after', { cost: { statement: 'none' } })
  const { periodList } = await person.call('channel/queryInstalmentDetails', {})
  expect(periodList.map(({ costDisclosure }) => costDisclosure)).toEqual(periodList.map(() => null))
})
