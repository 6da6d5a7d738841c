import type { LoanPage } from '../pages/LoanPage.ts'
import { cents } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'

/** The terms that are asked for are those of the amount that is shown. */
async function expectSent(loan: LoanPage, shown: string): Promise<void> {
  await expect(loan.amount).toHaveValue(shown)
  await loan.period(12).tap()
  await loan.continueToConfirm()
  expect(new URL(loan.page.url()).searchParams.get('amount')).toBe(shown.replaceAll(',', ''))
  await expect(loan.page.getByRole('main')).not.toContainText(/NaN|undefined|null|-\d/)
}

test('the sign of an amount is dropped', { tag: '@INP-003' }, async ({ loan }) => {
  await loan.open()
  await loan.amount.tap()
  await loan.amount.pressSequentially('-5000')
  await expectSent(loan, '5,000')
})

test('a zero-width character in an amount is dropped', { tag: '@INP-008' }, async ({ loan }) => {
  await loan.open()
  await loan.amount.fill('3000\u200b')
  await expectSent(loan, '3,000')
})

test('an endless amount is cut to ten digits at once', { tag: '@INP-013' }, async ({ loan }) => {
  await loan.open()
  const spent = await loan.amount.evaluate((field: HTMLInputElement) => {
    field.focus()
    const started = performance.now()
    document.execCommand('insertText', false, '9'.repeat(100_000))
    return performance.now() - started
  })
  await expect(loan.amount).toHaveValue('9,999,999,999')
  // Deciding takes a millisecond; the limit leaves room for a machine that is busy.
  expect(spent).toBeLessThan(1_000)
})

test('an amount that a program fills in counts as typed', { tag: '@INP-034' }, async ({ loan, confirm }) => {
  await loan.open()
  await loan.amount.fill('9000')
  await loan.amount.evaluate((field) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(field, '12000')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expectSent(loan, '12,000')
  await confirm.hasTerms()
  expect(cents(/^¥[\d,.]+/.exec((await confirm.term('借款本金').textContent()) ?? '')?.[0] ?? '')).toBe(
    1_200_000,
  )
})
