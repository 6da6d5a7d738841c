import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { AutoPay, useAutoPayStatus } from './index.ts'
import { autoPayCopy as copy } from './copy.ts'

/** Automatic repayment below a page, once its state is known. */
function AutoPayOfPage() {
  const status = useAutoPayStatus('story', true)
  return status.isSettled && <AutoPay status={status} />
}

/** Automatic repayment: its banner and row, and what a tap opens (spec 4 "Auto-pay opening"). */
const meta = {
  title: 'Pages/Shared steps/Automatic repayment',
  component: AutoPayOfPage,
  decorators: [withSandbox],
} satisfies Meta<typeof AutoPayOfPage>

export default meta
type Story = StoryObj<typeof meta>

/** The card that is debited; it is loaded when the sheet opens. */
const CARD = /招商银行/

const body = () => within(document.body)
const row = () => body().findByRole('button', { name: /^自动还款/ })
const settled = async () => {
  await body().findByText(copy.row.label)
}
const explained = async () => {
  await userEvent.click(await row())
  const sheet = within(await body().findByRole('dialog', { name: copy.sheet.title }))
  await sheet.findByText(copy.sheet.points[0])
  return sheet
}
const opened = (title: string) => async () => {
  const sheet = await explained()
  await waitFor(() => userEvent.click(sheet.getByRole('button', { name: copy.sheet.action })))
  await body().findByRole('dialog', { name: title })
}

const story = (play: Story['play'], persona: string, more: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '还款结果', persona, ...more } },
  ...(play && { play }),
})

/** The bank asks for the customer's choice of the card first (autoPay.8). */
const asksForCard: SandboxParameters = {
  faults: [
    {
      match: 'repayment/doBankCardSigned',
      fault: {
        kind: 'reply',
        body: { Result: 200, ResultMessage: '', Content: { signedStatus: 0, escapeCode: 1 } },
      },
      times: 1,
    },
  ],
}

export const NeverSigned: Story = story(settled, 'old-customer')
export const SwitchedOff: Story = story(settled, 'autopay-off')
export const SwitchedOn: Story = story(settled, 'autopay-on')
/** What it does, and the card that is debited. */
export const Explained: Story = story(async () => {
  const sheet = await explained()
  await sheet.findByText(CARD)
}, 'old-customer')
export const Code: Story = story(opened(copy.code.title), 'old-customer')
export const WithCard: Story = story(
  async () => {
    await opened(copy.card.title)()
    await body().findByText(CARD)
  },
  'old-customer',
  asksForCard,
)
export const WithoutCard: Story = story(opened(copy.bind.title), 'no-card')
