import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import InformationPage from './Information.tsx'

const meta = {
  title: 'Pages/Shared steps/Information',
  component: InformationPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve(), options: { leavesOut: [] } },
} satisfies Meta<typeof InformationPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '完善个人信息', ...sandbox } },
  ...(play && { play }),
})

const submit = async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: copy.submit }))
}

export const Known: Story = story({})
export const Blank: Story = story({ persona: 'no-profile' })
export const LongNames: Story = { ...story({ persona: 'long-names' }), tags: ['no-picture'] }
export const Missing: Story = story({ persona: 'no-profile' }, submit)
export const Refused: Story = story(
  { faults: [{ match: 'credit/saveBaseInfoV2', fault: 'result=42020' }] },
  submit,
)
export const UnknownOutcome: Story = story(
  { faults: [{ match: 'credit/saveBaseInfoV2', fault: 'drop=after' }] },
  submit,
)
export const Loading: Story = story({ faults: [{ match: 'user/selectUserData', fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: 'user/selectUserData', fault: 'result=42020' }] })
