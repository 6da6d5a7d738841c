import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses, replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import PlatformIntro from './PlatformIntro.tsx'
import { PLATFORMS, type Platform } from './platforms.ts'

const meta = {
  title: 'Pages/Merchant/Platform',
  component: PlatformIntro,
  decorators: [withSandbox],
  args: { search: {}, options: { platform: 'ele' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof PlatformIntro>

export default meta
type Story = StoryObj<typeof meta>

const ITEMS = 'merchant/getStoreAuthItems'

const story = (platform: Platform, sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  args: { options: { platform } },
  parameters: {
    sandbox: { title: `${PLATFORMS[platform].name}认证`, persona: 'merchant-stores', ...sandbox },
  },
  ...(play && { play }),
})

const authorise = async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: copy.authorise }))
}

export const NotYet: Story = story('weChat')
export const Authorised: Story = story('ele')
export const AuthorisationFailed: Story = story('sqb')
export const RunOut: Story = story('meituan')
export const InReview: Story = story('aliPay', {
  faults: [replies(ITEMS, [{ platform: 'aliPay', status: 4 }])],
})
/** Another tab has authorised it meanwhile. */
export const AuthorisedElsewhere: Story = story(
  'weChat',
  { faults: [refuses('merchant/getStoreAuthUrl', 42121, '微信支付已授权，无需重复操作')] },
  authorise,
)
export const Offline: Story = story(
  'weChat',
  { faults: [{ match: 'merchant/getStoreAuthUrl', fault: 'drop=before' }] },
  authorise,
)
export const Loading: Story = story('ele', { faults: [{ match: ITEMS, fault: 'hang=before' }] })
export const LoadFailed: Story = story('ele', { faults: [{ match: ITEMS, fault: 'result=42020' }] })
