import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Icons } from './Icons.tsx'

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
} satisfies Meta<typeof Icons>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

/** What a designer does: looks for it in Chinese, chooses it, copies it. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.type(view.getByRole('searchbox'), '客服')
    await userEvent.click(view.getByRole('button', { name: 'Service' }))
    await expect(view.queryByRole('button', { name: 'Calendar' })).toBeNull()
    await expect(view.getByText('IconService')).toBeVisible()
  },
}
