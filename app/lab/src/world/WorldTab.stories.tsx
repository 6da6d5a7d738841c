import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { borrow } from '../testing/borrow.ts'
import { withLab } from '../testing/withLab.tsx'
import { WorldTab } from './WorldTab.tsx'

const meta = { title: 'Lab/Ledger', component: WorldTab, decorators: [withLab] } satisfies Meta<
  typeof WorldTab
>
export default meta
type Story = StoryObj<typeof meta>

const lab = { persona: 'old-customer', prepare: borrow }

export const Folded: Story = { parameters: { lab } }

/** Opens a loan's schedule with the arrow keys. */
export const Schedule: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    const user = await part.findByRole('treeitem', { name: /^13800000002/ })
    user.focus()
    // Into the customer, down to the loans, into the first loan, its schedule, its first month and the parts of the
    // payment.
    await userEvent.keyboard(
      '{ArrowRight}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
    )
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    const month = part.getByRole('treeitem', { name: /^第 1 期/ })
    await expect(month).toHaveAttribute('aria-expanded', 'true')
    await expect(part.getByRole('treeitem', { name: /^本金/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(month).toHaveFocus()
  },
}

/** Search results are expanded; everything else is left out. */
export const Found: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await part.findByRole('treeitem', { name: /^13800000002/ })
    await userEvent.type(part.getByRole('searchbox', { name: '查找' }), '第 7 期')
    await expect(await part.findByText('找到 1 处')).toBeVisible()
    await expect(part.getByRole('treeitem', { name: /^第 7 期/ })).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await part.findByRole('treeitem', { name: /^13800000002/ })
    await userEvent.type(part.getByRole('searchbox', { name: '查找' }), 'zzz')
    await expect(await part.findByText('没有找到')).toBeVisible()
  },
}

/** Nobody has signed in yet. */
export const Empty: Story = { parameters: { lab: { visitor: true } } }
