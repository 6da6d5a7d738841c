import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Address from './Address.tsx'
import { MOST_ADDRESSES } from '@koo/steps/delivery'
import { addressOfNumber, LONG } from './testing/addresses.ts'

const meta = {
  title: 'Pages/Account/Addresses',
  component: Address,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Address>

export default meta
type Story = StoryObj<typeof meta>

const LIST = 'activity/queryOrderAddress'
const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '地址管理', ...sandbox } },
})

export const Full: Story = story({
  faults: [
    replies(LIST, [LONG, ...Array.from({ length: MOST_ADDRESSES - 1 }, (_, k) => addressOfNumber(k + 1))]),
  ],
})
export const Two: Story = story({ persona: 'prize-orders' })
export const None: Story = story()
export const Loading: Story = story({ faults: [{ match: LIST, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: LIST, fault: 'result=42020' }] })
