import { cashMixLoan } from '@koo/api-client/calls'
import { configured, sandboxWorld } from '@koo/page/testing'
import type { OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lend, LENT_SERIAL } from '../stories/lend.ts'
import { openLoan, openResult } from '../testing/openResult.ts'
import { copy } from './copy.ts'
import { config } from './testing/openOffers.ts'
import type { ResultQuery } from '../model/queries/result.ts'

const MIXED = { serialNumber: LENT_SERIAL, amount: 30_000, mixLoanAmount: 10_000, loanPeriod: 12 } as const

/** Opens the result of a mixed loan of 30,000, of which the lead lender pays 10,000. */
async function openMixed(persona: string, search: ResultQuery = { isMixLoan: 'true' }) {
  const world = sandboxWorld({ persona })
  const { listingId } = await cashMixLoan(world.gateway, MIXED)
  return openResult({ world }, { listingId, ...search })
}

/** Fields that the result page gets instead of its own. */
async function openChanged(change: object, options: OpenPageOptions<ResultQuery> = {}) {
  const world = sandboxWorld(options)
  const { listingId } = await lend(world)
  const { gateway } = world
  const changed = {
    serverNow: () => gateway.serverNow(),
    async call<Content>(...request: Parameters<typeof gateway.call>): Promise<Content> {
      const content = await gateway.call<Content>(...request)
      return request[0].path === 'cash/queryResultPage' ? { ...content, ...change } : content
    },
  }
  return openResult({ host: { config }, ...options, world: { ...world, gateway: changed } }, { listingId })
}

const guarantee = page.getByRole('region', { name: /机构.*放款$/ })
const facts = () => guarantee.element().querySelector('dl')?.textContent

describe('a mixed loan', () => {
  it('shows which lender pays which part', { tags: ['result.5'] }, async () => {
    await openMixed('mixed')
    await expect.element(page.getByRole('region', { name: '由两家机构共同放款' })).toBeVisible()
    expect(facts()).toBe('信用钱包¥20,000合作机构¥10,000')
  })

  it('shows the part of the lender that took over the rest', async () => {
    const { clock } = await openMixed('mixed-takeover')
    await clock.advance(60_000)
    await expect.element(page.getByRole('region', { name: '由一家机构放款' })).toBeVisible()
    expect(facts()).toBe('合作机构¥30,000')
  })

  it.each(['1', 'TRUE', 'yes'])('is none with isMixLoan %s', { tags: ['route.32'] }, async (isMixLoan) => {
    await openMixed('mixed', { isMixLoan })
    await expect.element(page.getByText('30,000', { exact: true })).toBeVisible()
    await expect.element(guarantee).not.toBeInTheDocument()
  })

  it('is none where the server knows of no parts, whatever the address says', async () => {
    const { listingId, world } = await openLoan()
    await openResult({ world }, { listingId, isMixLoan: 'true' })
    await expect.element(page.getByText('12,000', { exact: true }).first()).toBeVisible()
    await expect.element(guarantee).not.toBeInTheDocument()
  })

  it(
    'its refusal is shown as it is, without a further offer',
    { tags: ['result.18', 'result.21'] },
    async () => {
      const { clock, calls, host } = await openMixed('mixed-refused')
      await clock.advance(120_000)
      await expect.element(page.getByText('审核未通过').first()).toBeInTheDocument()
      const requests = calls('cash/getLoanAfterProcessInfo').map(({ request }) => request)
      expect(requests).not.toContainEqual(expect.objectContaining({ typeId: 'leadFlow' }))
      expect(host.events).toMatchObject([{ name: 'review', facts: { outcome: 'failure' } }])
    },
  )
})

describe('the offer to borrow once more', () => {
  const more = page.getByRole('button', { name: /再借一笔/ })
  const autoPay = page.getByText('银行卡自动还款')

  it.each([
    ['499.99', false],
    ['500', true],
    [null, true],
  ])(
    'with an available limit of %s',
    { tags: ['result.6', 'result.23'] },
    async (cashAvailAmountAll, isShown) => {
      await openChanged({ cashAvailAmountAll })
      await expect.element(autoPay).toBeVisible()
      expect(more.elements()).toHaveLength(isShown ? 1 : 0)
    },
  )

  it.each<[number | string, string, boolean]>([
    [800, '799.99', false],
    [800, '800', true],
    [0, '0', true],
    // No number: the figure of the product.
    ['800', '799.99', true],
    [-1, '499.99', false],
  ])(
    'from the limit of the configuration, %s, with %s',
    { tags: ['result.23'] },
    async (least, available, isShown) => {
      const now = configured({ marketing: { enabled: true }, moreThanBannerMin: least })
      await openChanged({ cashAvailAmountAll: available }, { host: { config: now } })
      await expect.element(autoPay).toBeVisible()
      expect(more.elements()).toHaveLength(isShown ? 1 : 0)
    },
  )

  it(
    'is a quiet row below automatic repayment, without a mark of the server',
    { tags: ['result.6'] },
    async () => {
      const button = { buttonText: '再借一笔', linkUrl: '/pages/credit/cash/home', cornerMark: '限时特惠' }
      await openChanged({ buttonDto: { ...button, cornerStatus: 1 } })
      await expect.element(more).toBeVisible()
      expect(document.body.textContent).not.toContain('限时特惠')
      expect(more.element().textContent).toBe('您还有38,000元额度可借再借一笔')
      expect(autoPay.element().compareDocumentPosition(more.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    },
  )
})

describe('the partner lender after a refusal', () => {
  const retry = page.getByRole('button', { name: '到合作机构申请' })

  it(
    'is recommended to a customer of the lead flow, who can try again there',
    { tags: ['result.12'] },
    async () => {
      const { clock, exits, host } = await openLoan({ persona: 'lead-flow' })
      await expect.element(retry).not.toBeInTheDocument()
      await clock.advance(20_000)
      await expect.element(page.getByText('可以试试合作机构')).toBeVisible()
      ;(retry.element() as HTMLElement).click()
      await expect.poll(() => exits).toMatchObject([{ name: 'lead' }])
      expect(host.events).toContainEqual(expect.objectContaining({ name: 'lead_retry' }))
    },
  )

  it.each([{ from: 'cashLead' }, { isMixLoan: 'true' }])(
    'is not recommended again after its own loan or a mixed one: %o',
    { tags: ['result.18'] },
    async (kind) => {
      const world = sandboxWorld({ persona: 'lead-flow' })
      const { clock } = await openResult({ world }, { listingId: (await lend(world)).listingId, ...kind })
      await clock.advance(20_000)
      await expect.element(page.getByText(copy.refused)).toBeVisible()
      await expect.element(retry).not.toBeInTheDocument()
    },
  )

  it('is not recommended to other customers', async () => {
    const { clock } = await openLoan({ persona: 'audit-fails' })
    await clock.advance(20_000)
    await expect.element(page.getByText('审核未通过').first()).toBeInTheDocument()
    await expect.element(retry).not.toBeInTheDocument()
  })
})

describe('the settings of the page', () => {
  it.each([
    [undefined, 'koo'],
    ['cashLead', 'leadFlow'],
  ])(
    'are asked for the kind of loan: from %s is %s',
    { tags: ['loan.12', 'role.6', 'role.12'] },
    async (from, instShareProfitNew) => {
      const { listingId, world } = await openLoan()
      const { calls } = await openResult({ world }, { listingId, ...(from && { from }) })
      await expect
        .poll(() => calls('cash/queryGray').at(-1)?.request)
        .toMatchObject({ typeId: 'loanResultPage', instShareProfitNew })
    },
  )
})

describe('what is reported of a review', () => {
  const outcomes = (events: { type: string; name?: string; facts?: object }[]) =>
    events.filter(({ name }) => name === 'review').map(({ facts }) => facts)

  it.each([
    ['old-customer', [], 'success'],
    ['audit-fails', [], 'failure_lead_flow'],
    ['audit-fails', [{ match: 'cash/getLoanAfterProcessInfo', fault: 'http=500' }], 'failure'],
    [
      'audit-fails',
      [
        {
          match: 'cash/getLoanAfterProcessInfo',
          fault: {
            kind: 'reply',
            body: { Result: 200, ResultMessage: '', Content: { publishState: 'processed' } },
          },
        },
      ],
      'failure_no_lead_flow',
    ],
    ['slow-audit', [], 'no_result'],
  ] as [string, NonNullable<OpenPageOptions<ResultQuery>['faults']>, string][])(
    '%s with %j is %s, once',
    { tags: ['result.21'] },
    async (persona, faults, outcome) => {
      const { clock, host, view } = await openLoan({ persona, faults })
      await clock.advance(10 * 60_000)
      await expect.poll(() => outcomes(host.events)).toEqual([{ outcome }])
      await view.unmount()
      expect(outcomes(host.events)).toEqual([{ outcome }])
    },
  )

  it('is a failure when the page is left before the check', { tags: ['result.21'] }, async () => {
    const { clock, host, view } = await openLoan({ persona: 'audit-fails' })
    await clock.advance(10_000)
    await expect.element(page.getByText('审核未通过').first()).toBeInTheDocument()
    expect(outcomes(host.events)).toEqual([])
    await view.unmount()
    expect(outcomes(host.events)).toEqual([{ outcome: 'failure' }])
  })
})

it('warns of fraud in the words of the configuration', { tags: ['error.9'] }, async () => {
  await openChanged({}, { host: { config: configured({ securityWarnings: ['谨防诈骗。'] }) } })
  await expect.element(page.getByText('谨防诈骗。', { exact: true })).toBeVisible()
})
