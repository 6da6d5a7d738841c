import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { NotifyBanner, type NotifyBannerProps } from './index.ts'

const texts = { title: '开启消息通知', text: '审核结果会及时提醒', actionText: '去开启' }
const Banner = (props: Partial<NotifyBannerProps>) => (
  <NotifyBanner {...texts} onAction={() => {}} onClose={() => {}} {...props} />
)

describeConformance('NotifyBanner', { render: (props) => <Banner {...props} /> })

it('opens the settings or is closed, by two buttons', { tags: ['widget.10'] }, async () => {
  const onAction = vi.fn()
  const onClose = vi.fn()
  const view = await render(<Banner onAction={onAction} onClose={onClose} />)
  await view.getByRole('button', { name: '去开启' }).click()
  await view.getByRole('button', { name: '关闭' }).click()
  expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

it('has a close button that is as high as its other one', async () => {
  const view = await render(<Banner />)
  const [open, close] = ['去开启', '关闭'].map((name) => view.getByRole('button', { name }).element())
  expect(close?.getBoundingClientRect().height).toBe(open?.getBoundingClientRect().height)
})

it('is busy while the settings open', async () => {
  let finish = () => {}
  const onAction = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const view = await render(<Banner onAction={onAction} />)
  const button = view.getByRole('button', { name: '去开启' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(view.getByRole('button', { name: '关闭' })).toBeEnabled()
  finish()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})
