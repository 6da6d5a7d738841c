import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { Notice, noticeTones } from './index.ts'

describeConformance('Notice', { render: (props) => <Notice {...props}>请勿向陌生人转账。</Notice> })

it.each(checkedThemes)('has readable text in every tone in %s', async (theme) => {
  putTheme(theme)
  const view = await render(
    <div>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} heading="提示" actionText="去开启">
          自动还款未开启
        </Notice>
      ))}
    </div>,
  )
  await expectAccessible(view.container)
})

it('runs its action from a touch target of 44', async () => {
  const onAction = vi.fn()
  const view = await render(
    <Notice tone="warn" actionText="查看" onAction={onAction}>
      还款日为29、30或31日
    </Notice>,
  )
  const button = view.getByRole('button', { name: '查看' })
  await button.click()
  expect(onAction).toHaveBeenCalledTimes(1)
  const { left, top, width, height } = button.element().getBoundingClientRect()
  const reach = document.elementFromPoint(left + width / 2, top + height / 2 + 21)
  expect(reach).toBe(button.element())
})

it('is quiet, unless its caller announces it', async () => {
  const view = await render(<Notice>自动还款未开启</Notice>)
  expect(view.container.querySelector('[role], [aria-live]')).toBeNull()
  await view.rerender(<Notice role="alert">自动还款未开启</Notice>)
  await expect.element(view.getByRole('alert')).toMatchTextContent('自动还款未开启')
})

it('is told from others by more than one colour: each tone has its own ground, failures their own icon', async () => {
  const view = await render(
    <div>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} data-testid={tone}>
          {tone}
        </Notice>
      ))}
      <Notice data-testid="default">未指定</Notice>
    </div>,
  )
  const ground = (id: string) => getComputedStyle(view.getByTestId(id).element()).backgroundColor
  const icon = (id: string) => view.getByTestId(id).element().querySelector('svg')?.innerHTML
  expect(new Set(noticeTones.map(ground)).size).toBe(noticeTones.length)
  expect(ground('default')).toBe(ground('info'))
  expect(icon('brand')).toBe(icon('info'))
  expect(new Set(['info', 'warn', 'ok', 'bad'].map(icon)).size).toBe(4)
})

it('hides its icon from screen readers', async () => {
  const view = await render(<Notice tone="bad">扣款失败</Notice>)
  expect(view.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('has its heading in a line of its own, and none where there is none', async () => {
  const view = await render(<Notice heading="还款提醒">请保持卡内余额充足</Notice>)
  const heading = view.getByText('还款提醒').element()
  expect(heading.tagName).toBe('STRONG')
  const text = document.createRange()
  text.selectNode(heading.nextSibling as Node)
  expect(text.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().top)
  await view.rerender(<Notice heading="">请保持卡内余额充足</Notice>)
  expect(view.container.querySelector('strong')).toBeNull()
})

it('has no button without a label, and one with a label that nobody listens to', async () => {
  const view = await render(<Notice onAction={() => {}}>自动还款未开启</Notice>)
  expect(view.getByRole('button').query()).toBeNull()
  await view.rerender(<Notice actionText="去开启">自动还款未开启</Notice>)
  await view.getByRole('button', { name: '去开启' }).click()
})

it('runs its action with the keyboard, and submits no form', async () => {
  const [onAction, onSubmit] = [
    vi.fn(),
    vi.fn((event: { preventDefault: () => void }) => event.preventDefault()),
  ]
  await render(
    <form onSubmit={onSubmit}>
      <Notice actionText="去开启" onAction={onAction} />
    </form>,
  )
  await userEvent.keyboard('{Tab}{Enter} ')
  expect([onAction.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 0])
})

it('keeps a long word inside, and its icon and button whole', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const view = await render(
    <Notice heading={'W'.repeat(60)} actionText="去开启">
      {'W'.repeat(200)}
    </Notice>,
  )
  const root = view.container.firstElementChild as HTMLElement
  const edge = root.getBoundingClientRect()
  for (const part of root.querySelectorAll('div, strong, button')) {
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge.right)
  }
  expect(view.getByRole('button').element().getClientRects()).toHaveLength(1)
  const icon = root.querySelector('svg')?.getBoundingClientRect()
  expect(icon?.width).toBe(icon?.height)
})
