import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { settled } from '../stories/settled.ts'
import LoanHome from '../home/LoanHome.tsx'
import { homeOptions } from '../pages.ts'

/** The rights of the customer on the loan page. */
const meta = {
  title: 'Pages/Cash loan/Rights',
  component: LoanHome,
  decorators: [withSandbox],
  args: { search: { amount: '12000' }, exit: () => Promise.resolve(), options: homeOptions },
} satisfies Meta<typeof LoanHome>

export default meta
type Story = StoryObj<typeof meta>

const of = (parameters: SandboxParameters) => ({ sandbox: { title: titles.home, ...parameters } })

/** The page with the rights in view. */
async function atRights(canvas: HTMLElement) {
  const page = within(canvas)
  const row = await page.findByRole('button', { name: /^7天0息费体验/ })
  row.scrollIntoView({ block: 'end' })
  return page
}

/** Closes the pop-up that tells of a right in use. It opens by itself, over the page. */
async function closePopup() {
  const popup = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(popup.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
}

/** The page scrolled to the right that the customer has. */
const low = (persona: string, amount = '12000'): Story => ({
  args: { search: { amount } },
  parameters: of({ persona }),
  play: async ({ canvasElement }) => {
    if (persona === 'low-fee-chosen') await closePopup()
    const page = await atRights(canvasElement)
    const control = await page.findByRole('switch')
    control.scrollIntoView({ block: 'end' })
    await settled()
  },
})

export const LowFeeOffered: Story = low('low-fee')
export const LowFeeChosen: Story = low('low-fee-chosen')

/** The right does not cover the amount: its coupons count. */
export const LowFeeTooMuch: Story = low('low-fee-chosen', '30000')

export const SevenDays: Story = {
  parameters: of({}),
  play: async ({ canvasElement }) => {
    const page = await atRights(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^7天0息费体验/ }))
    await within(document.body).findByRole('dialog')
    await settled()
  },
}

export const SevenDaysUsed: Story = {
  parameters: of({}),
  play: async ({ canvasElement }) => {
    const page = await atRights(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^7天0息费体验/ }))
    await userEvent.click(await within(document.body).findByRole('button', { name: '使用权益' }))
    await page.findByText('已使用')
    await settled()
  },
}

/** Taps the loan button; a dialog opens before the next page. */
const beforeBorrowing = (persona: string, amount: string): Story => ({
  args: { search: { amount } },
  parameters: of({ persona }),
  play: async ({ canvasElement }) => {
    const page = await atRights(canvasElement)
    const consent = await page.findByRole('checkbox')
    await waitFor(() => userEvent.click(consent))
    await userEvent.click(page.getByRole('button', { name: '立即借款' }))
    await within(document.body).findByRole('dialog')
    await settled()
  },
})

export const CashBack: Story = beforeBorrowing('cash-back', '8000')
export const PhoneDiffers: Story = beforeBorrowing('phone-differs', '12000')

/** The text about early settlement in the plan of a period of the special asset. */
export const SpecialAsset: Story = {
  args: { search: { amount: '12000', period: '24' } },
  parameters: of({ persona: 'special-asset' }),
  play: async ({ canvasElement }) => {
    const page = await atRights(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^还款计划/ }))
    const plan = within(await within(document.body).findByRole('dialog'))
    const text = await plan.findByText(/前6期提前结清/)
    text.scrollIntoView({ block: 'center' })
    await settled()
  },
}
