import { cashQueryCoupons } from '@koo/api-client/calls'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { configured, memoryStorage } from '@koo/page/testing'
import { readCoupon } from '@koo/pricing'
import { chooseForLoan } from '@koo/steps/coupons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { leaveOpen } from '../stories/leaveOpen.ts'
import { settled } from '../stories/settled.ts'
import { homeOptions } from '../pages.ts'
import LoanHome from './LoanHome.tsx'

const meta = {
  title: 'Pages/Cash loan/Loan page',
  component: LoanHome,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve(), options: homeOptions },
} satisfies Meta<typeof LoanHome>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (parameters: SandboxParameters = {}) => ({ sandbox: { title: titles.home, ...parameters } })

/** The page with this amount. */
const typed = (amount: string, parameters: SandboxParameters = {}): Story => ({
  args: { search: { amount } },
  parameters: sandbox(parameters),
})

/** The page with a sheet open. */
const opened = (name: RegExp, parameters: SandboxParameters = {}): Story => ({
  ...typed('12000', parameters),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => page.getAllByTestId('month-pay'))
    const [opener] = await page.findAllByRole(/协议/.test(name.source) ? 'link' : 'button', { name })
    await userEvent.click(opener!)
    await within(document.body).findByRole('dialog')
    await settled()
  },
})

export const Empty: Story = { parameters: sandbox() }
export const Typed: Story = typed('12000')

/** In the grey release the periods are a list, collapsed until it is tapped. */
export const PeriodList: Story = typed('12000', {
  host: { config: (key) => (key === 'grayFlags' ? { periodDropdown: true } : undefined) },
})

/** Above the limit: a message, and chips with amounts that can be borrowed. */
export const AboveLimit: Story = {
  ...typed('62000'),
  play: async ({ canvasElement }) => {
    const amount = await within(canvasElement).findByTestId('amount')
    await waitFor(() => within(canvasElement).getAllByTestId('month-pay'))
    await userEvent.click(amount)
    amount.blur()
  },
}
export const BelowMinimum: Story = typed('300')
export const LenderCap: Story = typed('20000', { persona: 'lender-cap' })

/** The remaining limit is below the minimum: the box is locked, with the reason. */
export const Locked: Story = {
  parameters: sandbox({
    persona: 'low-limit',
    host: { memory: memoryStorage({ chosenCoupon: '{"none":true}' }) },
  }),
}
export const NewCustomer: Story = typed('8000', { persona: 'new-customer' })
export const NoCard: Story = typed('8000', { persona: 'no-card' })
export const SupplementData: Story = typed('12000', { persona: 'needs-face' })
export const ContactsFailed: Story = typed('12000', { persona: 'contacts-failed' })
export const LongContent: Story = typed('9999999', { persona: 'long-names' })

/** A coupon for at most 1,000 yuan was chosen on another page: amount and payments are those that it allows. */
export const CouponBrought: Story = typed('12000', {
  async prepare({ gateway }, { memory }) {
    const { couponList } = await cashQueryCoupons(gateway)
    const small = couponList.find(({ couponId }) => couponId === 'CX9')
    if (small) chooseForLoan(memory, readCoupon(small))
  },
})

export const Coupons: Story = opened(/优惠券/)
/** What the coupons take off, step by step. */
export const CouponsWhy: Story = {
  ...typed('12000'),
  play: async (context) => {
    await Coupons.play?.(context)
    await userEvent.click(await within(document.body).findByRole('button', { name: '为什么省这么多' }))
    await settled()
  },
}
export const CouponsMustBeUsed: Story = opened(/优惠券/, { persona: 'must-use-coupon' })
export const Periods: Story = opened(/期数对比/)

export const Limit: Story = opened(/可借/)
export const Plan: Story = opened(/还款计划/)

/** A former rate beside that of the loan, where the configuration shows one. No coupon is used, which would have its own. */
export const PlanWithFormerRate: Story = opened(/还款计划/, {
  persona: 'popup-fake-coupon',
  host: {
    memory: memoryStorage({ chosenCoupon: '{"none":true}' }),
    config: configured({ marketing: { enabled: true, struckRate: true }, baseAnnualRate: 0.3 }),
  },
})
export const Cards: Story = opened(/收款银行卡/)

/** In an app, under the rule of the withdrawal card: the other card says why it cannot be selected. */
export const WithdrawalCards: Story = {
  ...typed('12000', { persona: 'withdraw-card', host: { inApp: true } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /收款银行卡.*0022/ }))
    await within(document.body).findByText('本次借款仅支持提现卡收款')
    await settled()
  },
}
export const Uses: Story = opened(/借款用途/)
export const Agreements: Story = opened(/等4份协议/)
export const MonthlyPayment: Story = opened(/每期应还/)

/** No reply yet; the amount can be typed already. */
export const Loading: Story = { parameters: sandbox({ faults: [{ match: '*', fault: 'hang=before' }] }) }

/** The coupons are still loading: no figure is shown that they would change. */
export const CouponsLate: Story = typed('12000', {
  faults: [{ match: 'cash/queryCoupons', fault: 'hang=before' }],
})
export const CouponsFailed: Story = typed('12000', {
  faults: [{ match: 'cash/queryCoupons', fault: 'result=42020' }],
})
export const RatesFailed: Story = typed('12000', {
  faults: [{ match: 'merchant/getLoanRateInfoV3', fault: 'result=45006' }],
})
export const EverythingFailed: Story = typed('12000', { faults: [{ match: '*', fault: 'result=42020' }] })

/** An application whose reply was lost is settled before anything else is offered. */
export const LoanLeftOpen: Story = {
  parameters: sandbox({
    faults: [{ match: 'cash/getLoanAfterProcessInfo', fault: 'hang=before' }],
    prepare: leaveOpen,
  }),
}
