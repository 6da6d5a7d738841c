import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { withLab } from '../testing/withLab.tsx'
import { ReferenceTab } from './ReferenceTab.tsx'

const meta = {
  title: 'Lab/Reference',
  component: ReferenceTab,
  decorators: [withLab],
} satisfies Meta<typeof ReferenceTab>
export default meta
type Story = StoryObj<typeof meta>

const looked =
  (words: string): Story['play'] =>
  async ({ canvasElement }) => {
    const part = within(canvasElement)
    await part.findAllByRole('table')
    await userEvent.type(part.getByRole('searchbox', { name: '查找' }), words)
  }

/** Every input with a meaning. */
export const Everything: Story = {
  // Grows with every input that gets a meaning.
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const codes = await within(canvasElement).findByRole('table', { name: '验证码' })
    await expect(within(codes).getByRole('rowheader', { name: '123456' })).toBeVisible()
  },
}

export const Found: Story = { play: looked('验证码') }
export const NothingFound: Story = { play: looked('没有这个') }
