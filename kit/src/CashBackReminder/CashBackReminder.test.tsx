import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { CashBackReminder } from './index.ts'

const reminder = {
  title: '借满10000元再得88元返现',
  reward: '88',
  unit: '元',
  children: '放款一天后返到收款银行卡',
  allText: '全部借出得返现',
  giveUpText: '放弃资格',
}
const handlers = () => ({ onAll: vi.fn(), onGiveUp: vi.fn(), onOpenChange: vi.fn() })

describeOverlay('CashBackReminder', {
  name: reminder.title,
  render: (props) => <CashBackReminder {...reminder} onAll={() => {}} onGiveUp={() => {}} {...props} />,
})

it('shows the reward; one button borrows for it, the other gives it up', { tags: ['widget.4'] }, async () => {
  const on = handlers()
  await render(<CashBackReminder {...reminder} {...on} open />)
  await expect.element(page.getByRole('dialog')).toMatchTextContent('+88元')
  await page.getByRole('button', { name: reminder.allText }).click()
  expect(on.onAll).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: reminder.giveUpText }).click()
  expect(on.onGiveUp).toHaveBeenCalledOnce()
  expect(on.onOpenChange).not.toHaveBeenCalled()
})

it('is closed without either', async () => {
  const on = handlers()
  await render(<CashBackReminder {...reminder} {...on} open />)
  await page.getByRole('button', { name: '关闭' }).click()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
  expect(on.onAll).not.toHaveBeenCalled()
  expect(on.onGiveUp).not.toHaveBeenCalled()
})
