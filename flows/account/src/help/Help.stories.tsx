import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import Help from './Help.tsx'

const meta = {
  title: 'Pages/Account/Help',
  component: Help,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Help>

export default meta
type Story = StoryObj<typeof meta>

const CONFIG = 'other/getWebConfig'
const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '帮助中心', signedIn: false, ...sandbox } },
  ...(play && { play }),
})
const searching = (text: string) => async () => {
  await userEvent.type(await within(document.body).findByRole('searchbox', { name: copy.search }), text)
}

export const Groups: Story = story({})
export const Searched: Story = story({}, searching('提前'))
export const NothingFound: Story = story({}, searching('天气'))
export const Empty: Story = story({ faults: [replies(CONFIG, [])] })
export const Loading: Story = story({ faults: [{ match: CONFIG, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
