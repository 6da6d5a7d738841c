import { withSandbox } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { beforeResult } from '../pages.ts'
import LeadConfirm from './LeadConfirm.tsx'

const meta = {
  title: 'Pages/Cash loan/Lead confirm page',
  component: LeadConfirm,
  decorators: [withSandbox],
  parameters: { sandbox: { title: titles.confirm, persona: 'lead-new-style' } },
  args: {
    search: { amount: '12000', period: '12', card: 'C1', coupons: 'CL3' },
    exit: () => Promise.resolve(),
    options: beforeResult,
  },
} satisfies Meta<typeof LeadConfirm>

export default meta
type Story = StoryObj<typeof meta>

/** The terms name the partner as the lender. */
export const Terms: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('示例小额贷款有限公司')
  },
}
