import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import AgreementPage from './Agreement.tsx'

const meta = {
  title: 'Pages/System/Agreement',
  component: AgreementPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof AgreementPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '协议', ...sandbox } },
})

const PAGE = `data:text/html;charset=utf-8,${encodeURIComponent('<h1>用户服务协议</h1><p>第一条 服务内容</p>')}`

/** It opens in a page of its own. */
export const OwnPage: Story = {
  ...story({ host: { frames: () => false } }),
  args: { search: { key: 'credit', part: '3' } },
}
/** Its host is listed for frames; here a text. */
export const Framed: Story = { ...story({ host: { frames: () => true } }), args: { search: { url: PAGE } } }
export const Gone: Story = { ...story(), args: { search: { key: 'none' } } }
export const Refused: Story = {
  ...story({ host: { frames: () => false } }),
  args: { search: { url: 'https://evil.test/' } },
}
export const Loading: Story = {
  ...story({ faults: [{ match: 'other/getMultiWebConfig', fault: 'hang=before' }] }),
  args: { search: { key: 'none' } },
}
export const LoadFailed: Story = {
  ...story({ faults: [{ match: 'other/getMultiWebConfig', fault: 'result=42020' }] }),
  args: { search: { key: 'none' } },
}
