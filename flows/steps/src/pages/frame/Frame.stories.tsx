import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { copy } from './copy.ts'
import Frame from './Frame.tsx'

const meta = {
  title: 'Pages/Shared steps/Framed page',
  component: Frame,
  decorators: [withSandbox],
  args: { search: { url: 'https://protocol.credit.test/loan' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof Frame>

export default meta
type Story = StoryObj<typeof meta>

const PAGE = `data:text/html;charset=utf-8,${encodeURIComponent('<h1>示例快贷借款协议</h1><p>第一条 借款与还款</p>')}`

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: copy.title, ...sandbox } },
})

/** A page of a listed host; here a text. */
export const Framed: Story = {
  ...story({ host: { frames: () => true } }),
  args: { search: { url: PAGE } },
}
/** The url gate does not allow this address in a frame. */
export const Refused: Story = story()
