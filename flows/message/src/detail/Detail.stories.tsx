import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import DetailPage from './Detail.tsx'

const meta = {
  title: 'Pages/Messages/Detail',
  component: DetailPage,
  decorators: [withSandbox],
  args: { search: { id: 'S0' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof DetailPage>

export default meta
type Story = StoryObj<typeof meta>

const DETAIL = 'message/queryDetail'

const story = (id: string, sandbox: SandboxParameters = {}): Story => ({
  args: { search: { id } },
  parameters: { sandbox: { title: '消息详情', ...sandbox } },
})

export const WithLink: Story = story('S0')
export const WithoutLink: Story = story('S2')
/** 8,000 characters; a picture of the whole page would be too long. */
export const VeryLong: Story = { ...story('S0', { persona: 'strange-messages' }), tags: ['no-picture'] }
export const WithoutBreaks: Story = story('S1', { persona: 'strange-messages' })
/** The address of the link is on no list of the host. */
export const RefusedLink: Story = story('S2', { persona: 'strange-messages', host: { opens: () => false } })
export const Bare: Story = story('M1', { faults: [replies(DETAIL, { id: 'M1', title: ' ' })] })
export const Gone: Story = story('S99')
export const Loading: Story = story('S0', { faults: [{ match: DETAIL, fault: 'hang=before' }] })
export const LoadFailed: Story = story('S0', { faults: [{ match: DETAIL, fault: 'result=42020' }] })
