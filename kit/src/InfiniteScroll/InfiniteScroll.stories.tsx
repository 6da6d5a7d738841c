import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ListRow } from '../ListRow/index.ts'
import { Surface } from '../Surface/index.ts'
import { InfiniteScroll } from './index.ts'

const meta = {
  title: 'Primitives/InfiniteScroll',
  component: InfiniteScroll,
  args: { hasMore: true, loadMore: () => new Promise(() => {}) },
} satisfies Meta<typeof InfiniteScroll>

export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Failed: Story = { args: { loadMore: () => Promise.reject(new Error('offline')) } }
/** Replies that add nothing: after a few of them the customer is asked. */
export const Asks: Story = { args: { loadMore: () => Promise.resolve() } }
export const NoMore: Story = { args: { hasMore: false } }

const PAGE = 10

function Records() {
  const [count, setCount] = useState(PAGE)
  return (
    <>
      <Surface pad="list">
        {Array.from({ length: count }, (_row, at) => (
          <ListRow key={at} label={`第${at + 1}笔还款`} value="¥1,115.09" />
        ))}
      </Surface>
      <InfiniteScroll
        hasMore={count < 5 * PAGE}
        loadMore={() => Promise.resolve().then(() => setCount(count + PAGE))}
      />
    </>
  )
}

/** Five replies of ten rows each. */
export const FiveReplies: Story = { render: () => <Records />, tags: ['no-picture'] }
