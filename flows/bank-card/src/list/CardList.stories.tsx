import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CardListPage from './CardList.tsx'

const meta = {
  title: 'Pages/Bank cards/List',
  component: CardListPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof CardListPage>

export default meta
type Story = StoryObj<typeof meta>

const CARDS = 'user/queryBankcardListV3'

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '我的银行卡', ...sandbox } },
})

export const Cards: Story = story({})
export const Fifteen: Story = story({ persona: 'fifteen-cards' })
export const Troubled: Story = story({ persona: 'troubled-cards' })
export const PhoneDiffers: Story = story({ persona: 'phone-differs' })
export const LongNames: Story = story({ persona: 'long-names' })
export const None: Story = story({ persona: 'no-card' })
export const Loading: Story = story({ faults: [{ match: CARDS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CARDS, fault: 'result=500' }] })
