import { DeviceFailure } from '@koo/flow'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import Recording from './Recording.tsx'

const meta = {
  title: 'Pages/Shared steps/Recording',
  component: Recording,
  decorators: [withSandbox],
  args: { search: {}, options: { authId: '131' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof Recording>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, more: Partial<Story> = {}): Story => ({
  ...more,
  parameters: { sandbox: { title: '网银贷认证', ...sandbox } },
})
const inApp = { device: { recording: () => Promise.resolve() } }
const inOldApp = {
  device: {
    recording: () => Promise.reject(new DeviceFailure('tooOld', '方法只能在大于等于3.4.0版本的版本中使用')),
  },
}

export const InApp: Story = story({ host: inApp })
export const Elsewhere: Story = story({})
export const TooOld: Story = story(
  { host: inOldApp },
  {
    async play() {
      const body = within(document.body)
      await userEvent.click(await body.findByRole('button', { name: copy.start }))
      await body.findByRole('alert')
    },
  },
)
export const NotAllowed: Story = story({ persona: 'raise-blocked', host: inApp })
