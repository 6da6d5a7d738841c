import type { LoanPage } from '../pages/LoanPage.ts'
import { expect, test } from '../support/test.ts'

/** The limit of the old customer: 50,000, plus two raise coupons of 5,000 together. */
const MAXIMUM_CHIPS = ['55,000', '42,000', '28,000', '14,000']
/** Without the raise coupons: no coupon allows an amount above 100 million. */
const PLAIN_CHIPS = ['50,000', '38,000', '25,000', '13,000']
/** The persona `lender-cap`: the lender pays out at most 20,000. */
const CAPPED_CHIPS = ['20,000', '15,000', '10,000', '5,000']

const chips = (loan: LoanPage) => loan.page.getByRole('group', { name: '推荐金额' }).getByRole('button')

/** Consent is given, so only the amount can stop the customer. */
async function expectBlocked(loan: LoanPage, typed: string): Promise<void> {
  await loan.consent.check()
  await loan.borrow.tap()
  await expect(loan.amount).toBeFocused()
  await expect(loan.amount).toHaveValue(typed)
  expect(new URL(loan.page.url()).pathname).toMatch(/\/cash\/home$/)
}

interface Wrong {
  what: string
  persona: string
  typed: string
  says: string
  chips: string[]
}

const wrong: Wrong[] = [
  { what: 'nothing', persona: 'old-customer', typed: '', says: '请填写借款金额', chips: MAXIMUM_CHIPS },
  { what: 'zero', persona: 'old-customer', typed: '0', says: '请填写正确的借款金额', chips: MAXIMUM_CHIPS },
  {
    what: 'less than the minimum',
    persona: 'old-customer',
    typed: '499',
    says: '单笔最低借款金额为500元',
    chips: MAXIMUM_CHIPS,
  },
  {
    what: 'more than the limit',
    persona: 'old-customer',
    typed: '55001',
    says: '超出可借额度',
    chips: MAXIMUM_CHIPS,
  },
  {
    what: 'ten digits',
    persona: 'old-customer',
    typed: '9999999999',
    says: '超出可借额度',
    chips: PLAIN_CHIPS,
  },
  {
    what: 'more than the lender pays out',
    persona: 'lender-cap',
    typed: '20001',
    says: '受资方限制，借款金额最高2万',
    chips: CAPPED_CHIPS,
  },
  {
    what: 'more than the lender pays out and than the limit',
    persona: 'lender-cap',
    typed: '55001',
    says: '超出可借额度，受资方限制，借款金额最高2万',
    chips: CAPPED_CHIPS,
  },
  {
    what: 'more than the ordinary limit of a lead-flow customer',
    persona: 'lead-flow',
    typed: '55001',
    says: '超出可借额度',
    chips: MAXIMUM_CHIPS,
  },
]

for (const { what, persona, typed, says, chips: offered } of wrong) {
  test.describe(`an amount of ${what} (${persona})`, () => {
    test.use({ persona })

    test(`shows "${says}", is kept, and is corrected by one tap`, async ({ page, loan }) => {
      await loan.open()
      await loan.amount.tap()
      await loan.amount.pressSequentially(typed)
      await expect(page.getByText(says, { exact: true })).toBeVisible()
      await expect(loan.amount).toHaveAttribute('aria-invalid', 'true')
      await expect(loan.amount).toHaveAccessibleDescription(new RegExp(says))
      await expectBlocked(loan, typed)

      await expect(chips(loan)).toHaveText(offered)
      const [, second = ''] = offered
      await loan.chip(second).tap()
      await expect(loan.amount).toHaveValue(second.replace(',', ''))
      await expect(loan.amount).not.toHaveAttribute('aria-invalid')
      await expect(chips(loan)).toHaveCount(0)
      await expect(loan.payments.first()).toHaveText(/^¥/)
      await loan.continueToConfirm()
    })
  })
}

for (const { persona, what } of [
  { persona: 'low-limit', what: 'the remaining limit' },
  { persona: 'cap-below-minimum', what: 'the lender’s cap' },
]) {
  test.describe(`${what} below the minimum (${persona})`, () => {
    test.use({ persona })

    test('is shown; typing and borrowing are disabled', async ({ page, loan }) => {
      await loan.open()
      // A raise coupon would lift the limit above the minimum again.
      await loan.useNoCoupon()
      await expect(page.getByText('剩余可借额度300元，低于单笔最低借款金额500元')).toBeVisible()
      await expect(loan.amount).toHaveAttribute('readonly')
      await loan.amount.tap()
      await page.keyboard.type('600')
      await expect(loan.amount).toHaveValue('')
      await expect(chips(loan)).toHaveCount(0)
      await expectBlocked(loan, '')
    })
  })
}

test.describe('a lender’s cap', () => {
  test.use({ persona: 'lender-cap' })

  test('is a notice, not an error, while the field is empty or valid', async ({ page, loan }) => {
    await loan.open()
    const notice = page.getByText('受资方限制，借款金额最高2万', { exact: true })
    await expect(notice).toBeVisible()
    await expect(loan.amount).toHaveAttribute('placeholder', '20000')
    await expect(chips(loan)).toHaveCount(0)
    await loan.amount.tap()
    await loan.amount.pressSequentially('20000')
    await expect(notice).toBeVisible()
    await expect(loan.amount).not.toHaveAttribute('aria-invalid')
    await loan.continueToConfirm()
  })
})

test.describe('a maximum below 4,000', () => {
  test.use({ tweak: { limit: { lenderCap: 3999 } } })

  test('shows no chips', async ({ page, loan }) => {
    await loan.open()
    await loan.amount.tap()
    await loan.amount.pressSequentially('5000')
    await expect(page.getByText('受资方限制，借款金额最高3999元')).toBeVisible()
    await expect(chips(loan)).toHaveCount(0)
    await expectBlocked(loan, '5000')
  })
})

test('an untouched page shows no error', async ({ page, loan }) => {
  await loan.open()
  await expect(loan.amount).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('可借55,000元')).toBeVisible()
  await expect(chips(loan)).toHaveCount(0)
  // A tap on the button counts as a touch of the field: now the error is shown.
  await expectBlocked(loan, '')
  await expect(page.getByText('请填写借款金额', { exact: true })).toBeVisible()
})

test('letters, signs, points and an eleventh digit cannot be typed', async ({ loan }) => {
  await loan.open()
  await loan.amount.tap()
  await loan.amount.pressSequentially('a1b-2,0.0元0')
  await expect(loan.amount).toHaveValue('12000')
  await loan.amount.pressSequentially('9876543')
  await expect(loan.amount).toHaveValue('1200098765')
})

test('an amount typed before the limits are loaded is kept and then checked', async ({
  page,
  loan,
  sandbox,
}) => {
  await sandbox.fault({ match: 'cash/getAmount', fault: 'latency=1500' })
  await page.goto('/pages/credit/cash/home')
  await loan.amount.tap()
  await loan.amount.pressSequentially('60000')
  await expect(page.getByText('超出可借额度', { exact: true })).toBeVisible()
  await expect(loan.amount).toHaveValue('60000')
  await expect(loan.amount).toBeFocused()
})
