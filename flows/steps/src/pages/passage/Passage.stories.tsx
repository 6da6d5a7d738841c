import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import AgencyPage from './Agency.tsx'
import BindCardPage, { LEFT_KEY } from './BindCard.tsx'
import { leftDraft } from './leave/index.ts'
import PassagePage from './Passage.tsx'

const exit = () => Promise.resolve()
const search = {}

const meta = {
  title: 'Pages/Shared steps/Passage',
  decorators: [withSandbox],
  render: () => <PassagePage search={search} exit={exit} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, render?: Story['render']): Story => ({
  parameters: { sandbox },
  ...(render && { render }),
})

export const Passing: Story = story({ title: '正在跳转', persona: 'koocard-start' })

const agency = () => <AgencyPage search={search} options={{ group: 'channel' }} exit={exit} />
export const Agency: Story = story({ title: '持牌机构放款', persona: 'koocard-after' }, agency)
export const AgencyRefused: Story = story(
  { title: '持牌机构放款', persona: 'koocard-after', host: { opens: () => false } },
  agency,
)

const bindCard = () => <BindCardPage search={search} exit={exit} />
const bank: SandboxParameters = { title: '前往绑卡', persona: 'yinlian-no-card' }
export const BindCard: Story = story(bank, bindCard)
export const BindCardReturned: Story = story(
  { ...bank, prepare: (_, host) => leftDraft(host, LEFT_KEY).save({ subject: '' }) },
  bindCard,
)
export const BindCardRefused: Story = story({ ...bank, host: { opens: () => false } }, bindCard)
export const BindCardFailed: Story = story(
  { ...bank, faults: [{ match: 'channel/bindCard', fault: 'result=42020' }] },
  bindCard,
)
