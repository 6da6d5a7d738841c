import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import PreOrderInfo from './PreOrderInfo.tsx'

const meta = {
  title: 'Pages/Merchant/Booking form',
  component: PreOrderInfo,
  decorators: [withSandbox],
  args: { exit: () => Promise.resolve() },
} satisfies Meta<typeof PreOrderInfo>

export default meta
type Story = StoryObj<typeof meta>

const BOOK = 'merchant/confirmReservation'
const typed = {
  contactName: '阿依古丽·买买提',
  contactPhone: '13912345678',
  merchantName: '思远便利店',
  industry: [
    { code: 'F', name: '批发和零售业' },
    { code: '52', name: '零售业' },
    { code: '5213', name: '便利店零售' },
  ],
  region: ['浙江省', '杭州市', '西湖区'].map((name) => ({ code: name, name })),
  detail: '文三路90号',
  amount: '50000',
  visitDay: '2026-03-05',
  visitHour: '10:00',
}

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '填写预约信息', persona: 'merchant-start', ...sandbox } },
  ...(play && { play }),
})

/** A form that was filled in before. */
const filled = (more: SandboxParameters = {}): SandboxParameters => ({
  prepare(world, host) {
    const draft = { user: host.userId(), version: 1, at: world.clock.now(), value: typed }
    host.store.setItem('draft_merchant_booking', JSON.stringify(draft))
  },
  ...more,
})

const submitUntil =
  (seen?: RegExp): Story['play'] =>
  async () => {
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: copy.form.submit }))
    if (seen) await body.findByText(seen)
  }
const place = { latitude: 30.27, longitude: 120.12, precision: 20 }

export const Empty: Story = story()
export const WithPlace: Story = story({ host: { device: { location: () => Promise.resolve(place) } } })
export const Drafted: Story = story(filled())
export const Missing: Story = story({}, submitUntil())
export const AmountRefused: Story = story(
  filled({ faults: [refuses(BOOK, 42112, '预约金额须在5000元至300000元之间')] }),
  submitUntil(/预约金额须在/),
)
export const RunningAlready: Story = story(
  filled({ persona: 'merchant-booked' }),
  submitUntil(/进行中的预约，/),
)
export const ReplyLost: Story = story(
  filled({ faults: [{ match: BOOK, fault: 'drop=after' }] }),
  submitUntil(/可能已经提交成功/),
)
export const Busy: Story = story(filled({ faults: [{ match: BOOK, fault: 'hang=before' }] }), submitUntil())
