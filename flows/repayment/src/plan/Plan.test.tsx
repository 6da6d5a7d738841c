import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as dueCopy } from '../dues/copy.ts'
import { firstLoan, pay } from '../testing/ledger.ts'
import { morning } from '../testing/morning.ts'
import { copy } from './copy.ts'
import { plan } from './step.ts'

const PLAN = 'repayment/queryPlan'

type Options = OpenPageOptions<{ loanId: string }>

async function open(
  persona: string,
  options: Options & { before?: (world: Options['world']) => unknown } = {},
) {
  const world = sandboxWorld({ persona, clock: morning() })
  await options.before?.(world)
  const opened = await openPage(plan, { world, search: { loanId: firstLoan(world) }, ...options })
  return { ...opened, loanId: firstLoan(world) }
}
const rows = () => page.getByRole('rowheader').elements()

describe('the plan of a loan', () => {
  it('has each month with its figures and its state, in the order of the lender', async () => {
    const { text } = await open('running-loan')
    await expect.element(text(copy.summary(4, 12))).toBeVisible()
    expect(rows()).toHaveLength(12)
    const states = rows().map(({ textContent }) => (textContent?.includes(dueCopy.paid) ? 'paid' : ''))
    expect(states.filter(Boolean)).toHaveLength(4)
    const current = page.getByRole('row', { name: /^第5期/ })
    await expect.element(current).toMatchTextContent(/12月19日.*¥1,115\.09.*本金 ¥974\.52.*息费 ¥140\.57/)
    await expect.element(current).toMatchTextContent(new RegExp(dueCopy.current))
  })

  it('pays the month that is due, by its number, and settles the loan', async () => {
    const { tap, exits, loanId } = await open('running-loan')
    await tap(copy.pay(5, '1,115.09'))
    await tap(copy.early)
    expect(exits).toEqual([
      { name: 'pay', query: { bills: `${loanId}_5` } },
      { name: 'early', query: { loanId } },
    ])
  })

  it('pays what is left of a month that is paid in part', async () => {
    const { text } = await open('running-loan', { before: (world) => world && pay(world, 'partial') })
    await expect.element(text(copy.partly('557.55'))).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.pay(5, '557.54') })).toBeVisible()
  })

  it('pays all overdue months together, the earliest first', async () => {
    const { exits, loanId } = await open('long-overdue')
    const button = page.getByRole('button', { name: /^还清3期逾期账单 ¥[\d,.]+$/ })
    await button.click()
    expect(exits).toEqual([{ name: 'pay', query: { bills: [4, 5, 6].map((k) => `${loanId}_${k}`).join() } }])
  })

  it('of a loan in review has nothing to be paid', async () => {
    const month = {
      period: 1,
      dueDate: '2026-12-19',
      amount: '1115.09',
      capital: '974.52',
      interest: '134.57',
      fee: '6.00',
      status: 'pending',
    }
    const { text } = await open('running-loan', { faults: [replies(PLAN, [month])] })
    await expect.element(text(copy.review)).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.early })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: copy.bills })).toBeVisible()
  })

  it('whose months do not add up is not shown, but said and reported', async () => {
    const month = {
      period: 1,
      dueDate: '2026-12-19',
      amount: '1115.09',
      capital: '974.52',
      interest: '134.57',
      fee: '7.00',
      status: 'due',
      billId: 'L1_1',
    }
    const { text, host, exits, tap, calls } = await open('running-loan', { faults: [replies(PLAN, [month])] })
    await expect.element(text(copy.unsound.title)).toBeVisible()
    expect(document.body.textContent).not.toMatch(/1,115\.09|974\.52/)
    expect(host.events).toContainEqual(
      expect.objectContaining({ name: 'repayment_fault', facts: { of: 'plan', count: 1 } }),
    )
    await tap(copy.refresh)
    await expect.poll(() => calls(PLAN).length).toBe(2)
    await tap(copy.bills)
    expect(exits).toEqual([{ name: 'bills', query: undefined }])
  })

  it('that is refused says why, and leads to the bills', async () => {
    const { exits, tap, text } = await open('running-loan', {
      faults: [
        { match: PLAN, fault: { kind: 'result', code: 42114, message: '该笔借款未放款，没有还款计划' } },
      ],
    })
    await expect.element(text(copy.refused)).toBeVisible()
    await expect.element(text('该笔借款未放款，没有还款计划')).toBeVisible()
    await tap(copy.bills)
    expect(exits).toEqual([{ name: 'bills', query: undefined }])
  })

  it('has nothing left to settle when all is paid', async () => {
    const { text } = await open('loan-settled')
    await expect.element(text(copy.summary(12, 12))).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.early })).not.toBeInTheDocument()
  })
})
