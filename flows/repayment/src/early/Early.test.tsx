import { configured, replies, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { firstLoan } from '../testing/ledger.ts'
import { morning, UNTIL_NEXT_DAY } from '../testing/morning.ts'
import { copy } from './copy.ts'
import { early } from './step.ts'

const AMOUNT = 'repayment/queryEarlyRepayAmount'
const figures = {
  amount: '8396.30',
  capital: '8255.73',
  interest: '140.57',
  fee: '0.00',
  validUntil: '2026-12-10 23:59:59',
  billId: 'L1_early',
}

async function open(persona: string, options: OpenPageOptions<{ loanId: string }> = {}) {
  const world = sandboxWorld({ persona, clock: morning() })
  const loanId = firstLoan(world)
  return { ...(await openPage(early, { world, search: { loanId }, ...options })), loanId }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const fact = (label: string) => page.getByText(label, { exact: true }).element().closest('div')?.textContent

describe('settling early', () => {
  it.each([
    ['running-loan', '8,396.30', ['8,255.73', '140.57', '0.00']],
    ['special-asset', '29,249.42', ['27,944.29', '498.44', '806.69']],
  ])('of %s costs ¥%s, with its parts as the lender has them', async (persona, amount, parts) => {
    await open(persona)
    await expect.element(button(copy.pay(amount))).toBeVisible()
    const labels = [copy.capital, copy.interest, copy.fee]
    for (const [at, part] of parts.entries()) expect(fact(labels[at] ?? '')).toContain(`¥${part}`)
  })

  it('says what the fee is, and that there is none', { tags: ['earlySettlement.2'] }, async () => {
    const { text, view } = await open('special-asset')
    await expect.element(text(copy.charged('3%', '36%'))).toBeVisible()
    await view.unmount()
    const other = await open('running-loan')
    await expect.element(other.text(copy.free)).toBeVisible()
  })

  it('leads to the cashier with the number of the settlement, after it was asked for again', async () => {
    const { tap, exits, calls, loanId } = await open('running-loan')
    await tap(copy.pay('8,396.30'))
    await expect
      .poll(() => exits)
      .toEqual([
        { name: 'pay', query: { bills: expect.stringMatching(new RegExp(`^${loanId}_\\w*early$`)) } },
      ])
    expect(calls(AMOUNT)).toHaveLength(2)
  })

  it('does not pay a price that has changed since: the new one is shown first', async () => {
    const { text, tap, exits, world } = await open('running-loan')
    await expect.element(button(copy.pay('8,396.30'))).toBeVisible()
    world.sandbox.addFaults('default', replies(AMOUNT, { ...figures, amount: '8396.31', interest: '140.58' }))
    await tap(copy.pay('8,396.30'))
    await expect.element(text('金额已更新，请核对后再支付。')).toBeVisible()
    expect(exits).toEqual([])
    await tap(copy.pay('8,396.31'))
    await expect.poll(() => exits).toHaveLength(1)
  })

  it('is asked for again after midnight in Beijing', async () => {
    const { clock, calls, world, exits } = await open('running-loan')
    await expect.element(button(copy.pay('8,396.30'))).toBeVisible()
    world.sandbox.addFaults(
      'default',
      replies(AMOUNT, {
        ...figures,
        amount: '8400.30',
        interest: '144.57',
        validUntil: '2026-12-11 23:59:59',
      }),
    )
    await clock.advance(UNTIL_NEXT_DAY)
    await expect.element(button(copy.pay('8,400.30'))).toBeVisible()
    expect([calls(AMOUNT).length, exits.length]).toEqual([2, 0])
  })

  it('pays nothing while the price cannot be asked for', async () => {
    const { tap, exits, world } = await open('running-loan')
    await expect.element(button(copy.pay('8,396.30'))).toBeVisible()
    world.sandbox.addFaults('default', { match: AMOUNT, fault: 'result=500' })
    await tap(copy.pay('8,396.30'))
    expect(exits).toEqual([])
  })

  it.each([
    ['parts that do not add up', { fee: '1.00' }],
    ['a part that is missing', { capital: null }],
    ['no number for the cashier', { billId: null }],
  ])('is not shown with %s, but said and reported', async (_, change) => {
    const { text, host, tap, exits, loanId } = await open('running-loan', {
      faults: [replies(AMOUNT, { ...figures, ...change })],
    })
    await expect.element(text('金额暂时无法显示')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/8,396|8,255/)
    expect(host.events).toContainEqual(
      expect.objectContaining({ name: 'repayment_fault', facts: { of: 'early', count: 1 } }),
    )
    await tap(copy.plan)
    expect(exits).toEqual([{ name: 'plan', query: { loanId } }])
  })

  it(
    'that is refused says why, has nothing to pay, and leads to the bills',
    { tags: ['earlySettlement.3'] },
    async () => {
      const { text, tap, exits } = await open('locked-settlement')
      await expect.element(text(copy.refused)).toBeVisible()
      await expect.element(text('前6期暂不支持提前结清，请按期还款')).toBeVisible()
      expect(button(/支付/).elements()).toEqual([])
      await tap(copy.bills)
      expect(exits).toEqual([{ name: 'bills', query: undefined }])
    },
  )
})

it('warns of fraud in the words of the configuration', { tags: ['error.9'] }, async () => {
  await open('running-loan', { host: { config: configured({ securityWarnings: ['谨防诈骗。'] }) } })
  await expect.element(page.getByText('谨防诈骗。', { exact: true })).toBeVisible()
})
