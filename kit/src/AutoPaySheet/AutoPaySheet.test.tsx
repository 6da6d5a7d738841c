import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { AutoPaySheet, type AutoPaySheetProps } from './index.ts'

const texts = {
  title: '开启自动还款',
  card: { bankName: '招商银行', name: '招商银行 储蓄卡 5670' },
  points: ['次日生效，可以随时关闭'],
  actionText: '确认开启',
  onAction: () => undefined,
}

describeOverlay('AutoPaySheet', {
  name: '开启自动还款',
  render: (props) => <AutoPaySheet {...texts} {...props} />,
})

const Open = (props: Partial<AutoPaySheetProps>) => (
  <AutoPaySheet open onOpenChange={() => {}} {...texts} {...props} />
)

it('widget.7: names the card and what happens, and opens by one button', async () => {
  const onAction = vi.fn()
  await render(<Open onAction={onAction} />)
  const sheet = page.getByRole('dialog', { name: '开启自动还款' })
  await expect.element(sheet).toMatchTextContent('招商银行 储蓄卡 5670')
  await expect.element(sheet.getByRole('listitem')).toMatchTextContent('次日生效，可以随时关闭')
  await sheet.getByRole('button', { name: '确认开启' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
})

it('announces why it was not opened', async () => {
  await render(<Open error="[42601]:银行卡状态异常" />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('[42601]:银行卡状态异常')
})
