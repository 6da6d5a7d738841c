import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardPage } from './testing/samples.tsx'

const meta = {
  title: 'Pages/Shared steps/Record',
  component: CardPage,
  decorators: [withSandbox],
  args: { search: { id: 'C1' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof CardPage>

export default meta
type Story = StoryObj<typeof meta>

const CARDS = 'user/queryBankcardListV3'
const cards = replies(CARDS, [{ userCardId: 'C1', bankName: '招商银行', cardNo: '6225880112345670' }])
const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '银行卡详情', ...sandbox } },
})

export const Facts: Story = story({ faults: [cards] })
export const Gone: Story = { ...story({ faults: [cards] }), args: { search: {} } }
export const Loading: Story = story({ faults: [{ match: CARDS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CARDS, fault: 'result=42020' }] })
