import { useClock } from '@koo/page/time'
import { withSandbox } from '@koo/page/stage'
import { readRate } from '@koo/pricing'
import type { ActivityWindow } from '@koo/api-client/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { settled } from '../stories/settled.ts'
import { ActivityPopup } from '@koo/steps/windows/parts'
import { PromisePopup } from './windows/PromisePopup.tsx'
import { ReduceFee } from './wallet/ReduceFee.tsx'

const shown = { open: true, end: () => {}, onClosed: () => {} }
const HOUR_MS = 3_600_000

const WINDOW: ActivityWindow = {
  id: 'W1',
  styleTemplate: 'button',
  popTitle: '您有一次提额机会',
  popContent: '完善资料最高可提升2万元额度，预计1分钟完成。',
  bottonText: '立即提额',
}

/** What the server shows on the loan page by itself, besides the table of the wallet: windows, a promise, the time of a right. */
const meta = {
  title: 'Pages/Cash loan/Pop-ups of the server',
  component: ActivityPopup,
  decorators: [withSandbox],
  parameters: { sandbox: { title: titles.home } },
  args: {
    ...shown,
    window: WINDOW,
    page: 'cash_home',
    navigate: () => Promise.resolve(),
    choose: () => true,
  },
  play: async () => {
    await within(document.body).findByRole('dialog')
    await settled()
  },
} satisfies Meta<typeof ActivityPopup>

export default meta
type Story = StoryObj<typeof meta>

const windowOf = (given: Partial<ActivityWindow>): Story => ({ args: { window: { ...WINDOW, ...given } } })
const protocol: Partial<ActivityWindow> = {
  styleTemplate: 'protocol',
  popTitle: '征信授权已过期',
  popName: '征信授权更新',
  popContent: '您的个人征信查询授权已过期，重新签署后系统将尽快为您重新评估。',
  bottonText: null,
  protocolDTO: { linkUrl: '/agreements/credit', isDefaultSelected: 1 },
}

export const WindowWithButton: Story = {}
/** Its picture may not be loaded: the button says where it leads. */
export const WindowWithPicture: Story = windowOf({ styleTemplate: 'picture', popTitle: '额度提升活动' })
/** Not ticked, because the configuration does not allow it (gap 85). */
export const WindowWithAgreement: Story = windowOf(protocol)
export const WindowWithAgreementTicked: Story = {
  ...windowOf(protocol),
  parameters: {
    sandbox: {
      title: titles.home,
      host: { config: (key: string) => (key === 'consentPreselect' ? true : undefined) },
    },
  },
}

export const NonStudent: Story = {
  render: () => <PromisePopup {...shown} data={{ content: '根据监管要求，借款前请确认您不是在校学生。' }} />,
}

function ReduceFeeOfAnHour() {
  const clock = useClock()
  const [endsAt] = useState(() => clock.elapsed() + HOUR_MS)
  return <ReduceFee {...shown} endsAt={endsAt} rate={readRate(0.192)} />
}

/** A right that was selected, with the time that it lasts (popup.2). */
export const ReduceFeeChosen: Story = { render: () => <ReduceFeeOfAnHour /> }
