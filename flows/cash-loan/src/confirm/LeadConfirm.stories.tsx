import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { configured } from '@koo/page/testing'
import { shownCosts } from '@koo/steps/cost/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { beforeResult } from '../pages.ts'
import { settled } from '../stories/settled.ts'
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

/** What its loan costs in all, before it is signed. */
export const Costs: Story = {
  parameters: {
    sandbox: {
      title: titles.confirm,
      persona: 'lead-new-style',
      host: { config: configured({ costTable: { readingSeconds: 5 } }) },
    } satisfies SandboxParameters,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findAllByText('示例小额贷款有限公司')
    await userEvent.click(await page.findByRole('checkbox'))
    await userEvent.click(await page.findByRole('button', { name: '确认借款' }))
    await shownCosts()
    await settled()
  },
}
