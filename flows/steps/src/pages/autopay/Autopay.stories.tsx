import { DeviceFailure, type Device, type DeviceFailureKind } from '@koo/flow'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { autoPayCopy } from '../../blocks/autoPay/copy.ts'
import AutoPaySettingsPage from './AutoPaySettings.tsx'
import { copy } from './copy.ts'
import ResignPage from './Resign.tsx'

const exit = () => Promise.resolve()
const search = {}

const meta = {
  title: 'Pages/Shared steps/Automatic repayment page',
  decorators: [withSandbox],
  render: () => <AutoPaySettingsPage search={search} exit={exit} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ENTRY = 'repayment/showAutoPayEntry'
const STATE = 'repayment/getAutopayStatus'
const body = () => within(document.body)

const story = (persona: string, sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '自动还款', persona, ...sandbox } },
  ...(play && { play }),
})
/** An app in which alipay ends every signing like this. */
const signing = (alipay: NonNullable<Device['alipay']>, end: string): Story =>
  story('autopay-on', { host: { device: { alipay } }, faults: offered }, async () => {
    await userEvent.click(await body().findByRole('button', { name: new RegExp(copy.alipay.label) }))
    await body().findByText(end)
  })
const failing = (kind: DeviceFailureKind) => () => Promise.reject(new DeviceFailure(kind, ''))
const offered = [replies('cash/queryGray', { alisignApplyGray: true })]
const app: SandboxParameters = { host: { device: { alipay: () => Promise.resolve('unknown' as const) } } }

export const NeverSigned: Story = story('old-customer')
export const Explained: Story = story('old-customer', {}, async () => {
  await userEvent.click(await body().findByRole('button', { name: new RegExp(copy.bank) }))
  await body().findByRole('dialog', { name: autoPayCopy.sheet.title })
})
export const SwitchedOff: Story = story('autopay-off')
export const SwitchedOn: Story = story('autopay-on')
export const Expired: Story = story('autopay-expired')
export const ByAlipay: Story = story('autopay-alipay', app)
/** An app in which alipay can be opened. */
export const AlipayOffered: Story = story('autopay-on', {
  ...app,
  faults: offered,
})
/** The app is opening alipay. */
export const AlipayBusy: Story = signing(() => new Promise(() => undefined), copy.alipay.opening)
export const AlipayCancelled: Story = signing(failing('cancelled'), copy.alipay.ends.cancelled)
export const AlipayRefused: Story = signing(failing('refused'), copy.alipay.ends.refused)
export const AlipayUnknown: Story = signing(failing('timedOut'), copy.alipay.ends.unknown)
export const WithoutCard: Story = story('no-card')
export const StateUnknown: Story = story('autopay-on', { faults: [replies(ENTRY, { showStatus: 9 })] })
export const Loading: Story = story('autopay-on', { faults: [{ match: STATE, fault: 'hang=before' }] })
export const LoadFailed: Story = story('autopay-on', { faults: [{ match: STATE, fault: 'result=500' }] })

const resign = () => <ResignPage search={search} exit={exit} />
const again = (persona: string, play?: Story['play']): Story => ({
  ...story(persona, { title: '重新签约' }, play),
  render: resign,
})
export const ResignExpired: Story = again('autopay-expired')
export const ResignValid: Story = again('autopay-on')
export const ResignNever: Story = again('old-customer', async () => {
  const button = body().queryByRole('button', { name: copy.again.action })
  if (button) await userEvent.click(button)
})
export const ResignCode: Story = again('autopay-expired', async () => {
  await userEvent.click(await body().findByRole('button', { name: copy.again.action }))
  await body().findByRole('dialog', { name: autoPayCopy.code.title })
})
