import { configured, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as dueCopy } from '../dues/copy.ts'
import { pay } from '../testing/ledger.ts'
import { morning, UNTIL_NEXT_DAY } from '../testing/morning.ts'
import { copy } from './copy.ts'
import { bills } from './step.ts'

const BILLS = 'repayment/queryBillList'

const open = (persona = 'running-loan', options: OpenPageOptions<object> = {}) =>
  openPage(bills, { persona, clock: morning(), ...options })
const boxes = () => page.getByRole('group', { name: copy.select }).getByRole('checkbox')
const ticked = () =>
  boxes()
    .elements()
    .map((box) => (box as HTMLInputElement).checked)
const button = (name: string | RegExp) => page.getByRole('button', { name })

const bill = (id: string, more: object = {}) => ({
  billId: id,
  loanId: id.slice(0, 1),
  title: `现金借款 ${id}`,
  amount: '1115.09',
  capital: '974.52',
  interest: '134.57',
  fee: '6.00',
  paidAmount: '0.00',
  dueDate: '2026-12-19',
  status: 'due',
  ...more,
})

describe('the bills', () => {
  it('say what is due, when, and what it consists of, in the figures of the lender', async () => {
    const { text } = await open()
    await expect.element(text('现金借款 第5/12期')).toBeVisible()
    await expect.element(text('¥1,115.09').first()).toBeVisible()
    await expect.element(text('本金 ¥974.52 · 息费 ¥140.57')).toBeVisible()
    await expect.element(text('12月19日到期')).toBeVisible()
  })

  it('are paid by their numbers, and the bar says what they come to', async () => {
    const { exits, tap, text } = await open('running-loan', {
      faults: [replies(BILLS, [bill('A1'), bill('B1', { paidAmount: '557.55' })])],
    })
    await expect.element(button(copy.pay(0))).toBeDisabled()
    await boxes().first().click()
    await expect.element(text(copy.total('1,115.09'))).toBeVisible()
    await boxes().nth(1).click()
    await expect.element(text(copy.total('1,672.63'))).toBeVisible()
    await tap(copy.pay(2))
    expect(exits).toEqual([{ name: 'pay', query: { bills: 'A1,B1' } }])
  })

  it('take the earlier ones of their loan along, and fall with them', async () => {
    const { exits, tap, text } = await open('long-overdue')
    await expect.element(text(copy.overdue(3))).toBeVisible()
    await boxes().nth(1).click()
    expect(ticked().slice(0, 3)).toEqual([true, true, false])
    await boxes().nth(2).click()
    await boxes().first().click()
    expect(ticked().slice(0, 3)).toEqual([false, false, false])
    await boxes().nth(2).click()
    await tap(copy.pay(3))
    const [{ query } = { query: undefined }] = exits
    const ids = (query as { bills: string }).bills.split(',')
    expect(ids.map((id) => id.split('_')[1])).toEqual(['4', '5', '6'])
  })

  it('say what is left of one that is paid in part', async () => {
    const { text } = await open('running-loan', { prepare: (world) => pay(world, 'partial') })
    await expect.element(text(dueCopy.partly('557.55', '1,115.09'))).toBeVisible()
    await expect.element(text('¥557.54').first()).toBeVisible()
  })

  it('that are on their way cannot be paid once more, and lead to their result', async () => {
    const { exits, tap, text } = await open('running-loan', { prepare: (world) => pay(world, 'processing') })
    await expect.element(text(dueCopy.onItsWay)).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await tap(copy.result)
    expect(exits).toEqual([{ name: 'result', query: { repayNo: expect.any(String) } }])
  })

  it('hold back the later ones of their loan while they cannot be paid', async () => {
    const held = [bill('A1', { fee: '9.00' }), bill('A2'), bill('B1')]
    await open('running-loan', { faults: [replies(BILLS, held)] })
    await expect.element(boxes()).toHaveLength(1)
    await expect.element(page.getByRole('checkbox', { name: /B1/ })).toBeVisible()
  })

  it('are not paid, nor summed, when their parts do not add up: it is said and reported', async () => {
    const { text, host } = await open('running-loan', {
      faults: [replies(BILLS, [bill('A1', { fee: '9.00' })])],
    })
    await expect.element(text(dueCopy.noFigure)).toBeVisible()
    await expect.element(text(dueCopy.unsound(1))).toBeVisible()
    expect(document.body.textContent).not.toMatch(/1,115\.09|974\.52/)
    expect(page.getByRole('checkbox').elements()).toEqual([])
    expect(host.events).toContainEqual(
      expect.objectContaining({ name: 'repayment_fault', facts: { of: 'bills', count: 1 } }),
    )
  })

  it('show another fee where the lender has another one', async () => {
    const dearer = bill('A1', { fee: '7.00', amount: '1116.09' })
    const { text } = await open('running-loan', { faults: [replies(BILLS, [dearer])] })
    await expect.element(text('本金 ¥974.52 · 息费 ¥141.57')).toBeVisible()
  })

  it('of an unknown state are shown, and cannot be paid', { tags: ['loan.14'] }, async () => {
    const { text } = await open('running-loan', {
      faults: [replies(BILLS, [bill('A1', { status: 'frozen' })])],
    })
    await expect.element(text(dueCopy.unknown)).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toEqual([])
  })

  it('are asked for again when another day begins in Beijing', async () => {
    const { text, clock, calls } = await open()
    await expect.element(text('12月19日到期')).toBeVisible()
    const before = calls(BILLS).length
    await clock.advance(UNTIL_NEXT_DAY)
    await expect.poll(() => calls(BILLS).length).toBe(before + 1)
  })
})

describe('where the bills lead', () => {
  it('is the plan of the loan, its early settlement, automatic repayment and the refunds', async () => {
    const { exits, tap, world } = await open()
    const { loanId } = world.sandbox.world().loans[0] ?? { loanId: '' }
    await button(new RegExp(copy.plan)).first().click()
    await tap(copy.early)
    await tap(new RegExp(copy.autopay.label))
    await tap(copy.refunds)
    expect(exits).toEqual([
      { name: 'plan', query: { loanId } },
      { name: 'early', query: { loanId } },
      { name: 'autopay', query: undefined },
      { name: 'refunds', query: undefined },
    ])
  })

  it('is no early settlement when several loans are open: each plan has its own', async () => {
    const { text } = await open('bill-today')
    await expect.element(text(dueCopy.today)).toBeVisible()
    await expect.element(button(copy.early)).not.toBeInTheDocument()
  })

  it('is one plan for all bills of a loan', async () => {
    const { text } = await open('long-overdue')
    await expect.element(text(copy.overdue(3))).toBeVisible()
    expect(boxes().elements()).toHaveLength(5)
    expect(button(new RegExp(copy.plan)).elements()).toHaveLength(2)
  })

  it('is the signing of a loan that waits for it', async () => {
    const { exits, tap } = await open('after-loan-sign')
    await tap(copy.sign.action)
    expect(exits).toEqual([{ name: 'sign', query: { loanId: expect.any(String) } }])
  })
})

describe('no open bills', () => {
  it('of a customer who has paid all are not an invitation', async () => {
    const { text } = await open('loan-settled')
    await expect.element(text(copy.empty.open.title)).toBeVisible()
    await expect.element(button(copy.borrow)).not.toBeInTheDocument()
    await page.getByRole('tab', { name: new RegExp(copy.tab.paid) }).click()
    await expect.element(text(/^\d+月\d+日还清$/).first()).toBeVisible()
  })

  it('of a customer who never borrowed lead to a loan', async () => {
    const { text, exits, tap } = await open('old-customer')
    await expect.element(text(copy.empty.never.title)).toBeVisible()
    await tap(copy.borrow)
    expect(exits).toEqual([{ name: 'borrow', query: undefined }])
  })
})

it('warns of fraud in the words of the configuration', { tags: ['error.9'] }, async () => {
  await open('running-loan', { host: { config: configured({ securityWarnings: ['谨防诈骗。'] }) } })
  await expect.element(page.getByText('谨防诈骗。', { exact: true })).toBeVisible()
})
