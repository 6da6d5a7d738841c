import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ListRow } from '../ListRow/index.ts'
import { Surface } from '../Surface/index.ts'
import { PullToRefresh } from './index.ts'

const meta = {
  title: 'Primitives/PullToRefresh',
  component: PullToRefresh,
  args: {
    onRefresh: () => new Promise(() => {}),
    children: (
      <Surface pad="list">
        <ListRow label="12月8日应还" value="¥1,115.09" />
        <ListRow label="1月8日应还" value="¥1,115.09" />
        <ListRow label="2月8日应还" value="¥1,115.09" />
      </Surface>
    ),
  },
} satisfies Meta<typeof PullToRefresh>

export default meta

type Story = StoryObj<typeof meta>

const refresh: Story['play'] = async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button', { name: '刷新' })
  await userEvent.click(button)
  button.blur()
}

export const AtRest: Story = {}
/** Who cannot pull finds a button. */
export const FocusOfTheKeyboard: Story = {
  play: ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: '刷新' }).focus()
  },
}
export const Loading: Story = { play: refresh }
export const Done: Story = {
  args: { onRefresh: () => Promise.resolve(), completeDelay: 3_600_000 },
  play: refresh,
}
export const Failed: Story = {
  args: { onRefresh: () => Promise.reject(new Error('offline')), completeDelay: 3_600_000 },
  play: refresh,
}
