import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { settled } from '../stories/settled.ts'
import { beforeResult } from '../pages.ts'
import { copy } from './copy.ts'
import StaffLoan from './StaffLoan.tsx'

const meta = {
  title: 'Pages/Cash loan/Staff loan',
  component: StaffLoan,
  decorators: [withSandbox],
  args: { search: { amount: '12000', period: '12' }, exit: () => Promise.resolve(), options: beforeResult },
} satisfies Meta<typeof StaffLoan>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (parameters: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: titles.staff, persona: 'staff', ...parameters } },
})

/** The staff's limit and rate; there are no coupons. */
export const Typed: Story = sandbox()

/** What is borrowed, before it is published. */
export const Confirming: Story = {
  ...sandbox(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => page.getAllByTestId('month-pay'))
    await userEvent.click(await page.findByRole('checkbox'))
    await userEvent.click(await page.findByRole('button', { name: '立即借款' }))
    await within(document.body).findByRole('dialog', { name: copy.question.title })
    await settled()
  },
}
export const NotStaff: Story = sandbox({ persona: 'old-customer' })
