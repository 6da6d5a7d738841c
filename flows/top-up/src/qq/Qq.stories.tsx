import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy as shopCopy } from '../shop/copy.ts'
import { copy } from './copy.ts'
import QqPage from './Qq.tsx'

const meta = {
  title: 'Pages/Top-up/QQ',
  component: QqPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof QqPage>

export default meta
type Story = StoryObj<typeof meta>

const OFFER = 'virtual/queryQqSku'

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: 'QQ充值', persona: 'top-up-coupons', ...sandbox } },
  ...(play && { play }),
})

export const Articles: Story = story()
export const Wrong: Story = story({}, async () => {
  const screen = within(document.body)
  await userEvent.type(await screen.findByLabelText(copy.label), '0123')
  await userEvent.click(await screen.findByRole('button', { name: shopCopy.submit }))
})
export const Loading: Story = story({ faults: [{ match: OFFER, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: OFFER, fault: 'result=42020' }] })
