import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { settled } from '../stories/settled.ts'
import { leadOptions } from '../pages.ts'
import LeadLoan from './LeadLoan.tsx'

const meta = {
  title: 'Pages/Cash loan/Lead loan page',
  component: LeadLoan,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve(), options: leadOptions },
} satisfies Meta<typeof LeadLoan>

export default meta
type Story = StoryObj<typeof meta>

/** The page with this amount. */
const typed = (amount: string, parameters: SandboxParameters = {}): Story => ({
  args: { search: { amount } },
  parameters: { sandbox: { title: titles.lead, persona: 'lead-new-style', ...parameters } },
})

/** The page with a sheet open. */
const opened = (name: RegExp): Story => ({
  ...typed('10000'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => page.getAllByTestId('month-pay'))
    const [opener] = await page.findAllByRole(/协议/.test(name.source) ? 'link' : 'button', { name })
    await userEvent.click(opener!)
    await within(document.body).findByRole('dialog')
    await settled()
  },
})

/** The page with the campaign of entering it. */
const campaign = (persona: string): Story => ({
  ...typed('10000', { persona }),
  play: async () => {
    await within(document.body).findByRole('dialog')
    await settled()
  },
})

export const Typed: Story = typed('10000')

/** Above the partner's limit, below that of the wallet: a text of its own. */
export const AboveItsLimit: Story = {
  ...typed('20001'),
  play: async ({ canvasElement }) => {
    const amount = await within(canvasElement).findByTestId('amount')
    await waitFor(() => within(canvasElement).getAllByTestId('month-pay'))
    await userEvent.click(amount)
    amount.blur()
  },
}
/** Without a limit of the partner the box is locked, with the reason. */
export const Locked: Story = typed('10000', {
  persona: 'campaign-generic',
  faults: [{ match: 'cash/cashLeadPopQuery', fault: 'result=42020' }],
})
export const Coupons: Story = opened(/优惠券/)
export const Agreements: Story = opened(/等4份协议/)

export const CampaignVoucher: Story = campaign('campaign-voucher')
export const CampaignWithoutAmount: Story = campaign('campaign-generic')
export const CampaignOnePrize: Story = campaign('campaign-temp')
export const CampaignTwoPrizes: Story = campaign('campaign-temp-reduce')
export const CampaignThreePrizes: Story = campaign('campaign-temp-reduce-coupon')
