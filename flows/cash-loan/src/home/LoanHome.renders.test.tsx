import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { amount, openReady, payments } from './testing/openHome.ts'

/** How often each part of the kit was rendered. */
const { counts, counted } = vi.hoisted(() => {
  const known: Record<string, number> = {}
  return {
    counts: known,
    async counted(name: string, original: () => Promise<object>) {
      const { createElement } = await import('react')
      const module = (await original()) as Record<string, React.ComponentType<object>>
      const Part = module[name]!
      const Counted = (props: object) => {
        known[name] = (known[name] ?? 0) + 1
        return createElement(Part, props)
      }
      return { ...module, [name]: Counted }
    },
  }
})
vi.mock('@koo/kit/Page', (original) => counted('Page', original))
vi.mock('@koo/kit/FooterBar', (original) => counted('FooterBar', original))
vi.mock('@koo/kit/LoanButton', (original) => counted('LoanButton', original))
vi.mock('@koo/kit/AgreementLine', (original) => counted('AgreementLine', original))
vi.mock('@koo/kit/CouponRow', (original) => counted('CouponRow', original))
vi.mock('@koo/kit/BankCardRow', (original) => counted('BankCardRow', original))
vi.mock('@koo/kit/LoanUseRow', (original) => counted('LoanUseRow', original))
vi.mock('@koo/kit/AmountBox', (original) => counted('AmountBox', original))
vi.mock('@koo/kit/PeriodRow', (original) => counted('PeriodRow', original))
vi.mock('@koo/kit/CouponSheet', (original) => counted('CouponSheet', original))

/** Parts that have nothing to do with the amount, where no coupon saves anything. */
const OTHERS = ['Page', 'FooterBar', 'LoanButton', 'AgreementLine', 'CouponRow', 'BankCardRow', 'LoanUseRow']
const renders = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]))

beforeEach(() => {
  for (const name of Object.keys(counts)) counts[name] = 0
})

/** The page of a customer without coupons, when everything that loads later is there. */
async function openSettled() {
  const opened = await openReady({ persona: 'popup-no-coupon' }, { amount: '12000' })
  await amount.click()
  await userEvent.keyboard('{End}')
  await expect.poll(() => opened.calls('cash/queryCashBack').length).toBeGreaterThan(0)
  await quiet()
  return opened
}

/** Waits until nothing is rendered from one frame to the next. */
async function quiet() {
  await expect
    .poll(async () => {
      const before = JSON.stringify(counts)
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
      return JSON.stringify(counts) === before
    })
    .toBe(true)
}

it('a keystroke renders the amount and its figures, and no other part', async () => {
  await openSettled()
  // Mounted in advance, closed: the first page of this file loads its code after the coupons.
  await expect.poll(() => counts.CouponSheet ?? 0).toBeGreaterThan(0)
  await quiet()
  const sheets = counts.CouponSheet
  const [before, first] = [renders(OTHERS), payments()[0]]
  const typed = renders(['AmountBox', 'PeriodRow'])
  await userEvent.keyboard('{Backspace}')
  await expect.element(amount).toHaveValue('1,200')
  await expect.poll(() => payments()[0]).not.toBe(first)
  expect(renders(OTHERS)).toEqual(before)
  expect(counts.CouponSheet).toBe(sheets)
  expect(counts.AmountBox).toBeGreaterThan(typed.AmountBox!)
  expect(counts.PeriodRow).toBeGreaterThan(typed.PeriodRow!)
})

it('a sheet that opens renders itself, not the page', async () => {
  await openSettled()
  const before = renders(OTHERS)
  await page.getByRole('button', { name: /借款用途/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(renders(OTHERS)).toEqual(before)
})
