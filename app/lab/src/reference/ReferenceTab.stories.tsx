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

const search =
  (searchText: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const part = within(canvasElement)
    await part.findAllByRole('table')
    await userEvent.type(part.getByRole('searchbox', { name: '查找' }), searchText)
  }

/** All magic inputs. */
export const Everything: Story = {
  // Grows with every new magic input.
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const codes = await within(canvasElement).findByRole('table', { name: '验证码' })
    await expect(within(codes).getByRole('rowheader', { name: '123456' })).toBeVisible()
    await expect(within(codes).getByRole('cell', { name: '正确的验证码。' })).toBeVisible()
  },
}

export const Found: Story = { play: search('验证码') }
export const NothingFound: Story = { play: search('没有这个') }

/** The search also reads the English text of an effect. */
export const FoundInEnglish: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await search('the right code')(context)
    const codes = within(context.canvasElement).getByRole('table', { name: '验证码' })
    await expect(within(codes).getByRole('cell', { name: '正确的验证码。' })).toBeVisible()
  },
}
