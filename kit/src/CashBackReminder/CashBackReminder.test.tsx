import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { CashBackReminder } from './index.ts'

const reminder = {
  title: '借满10,000元再得88元返现',
  reward: '88',
  unit: '元',
  children: '放款一天后返到收款银行卡',
  keepText: '按8,000元借',
  allText: '借满10,000元',
}
const handlers = () => ({ onKeep: vi.fn(), onAll: vi.fn(), onOpenChange: vi.fn() })

describeOverlay('CashBackReminder', {
  name: reminder.title,
  render: (props) => <CashBackReminder {...reminder} onKeep={() => {}} onAll={() => {}} {...props} />,
})

it(
  'shows the reward; the first button keeps the typed amount, the second borrows for it',
  { tags: ['widget.4'] },
  async () => {
    const on = handlers()
    await render(<CashBackReminder {...reminder} {...on} open />)
    await expect.element(page.getByRole('dialog')).toMatchTextContent('+88元')
    await page.getByRole('button', { name: reminder.allText }).click()
    expect(on.onAll).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: reminder.keepText }).click()
    expect(on.onKeep).toHaveBeenCalledOnce()
    const [keep, all] = [reminder.keepText, reminder.allText].map((name) =>
      page.getByRole('button', { name }).element(),
    )
    expect(keep?.compareDocumentPosition(all as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(keep?.getBoundingClientRect().width).toBe(all?.getBoundingClientRect().width)
    expect(on.onOpenChange).not.toHaveBeenCalled()
  },
)

it('is closed without either', async () => {
  const on = handlers()
  await render(<CashBackReminder {...reminder} {...on} open />)
  await page.getByRole('button', { name: '关闭' }).click()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
  expect(on.onAll).not.toHaveBeenCalled()
  expect(on.onKeep).not.toHaveBeenCalled()
})
