import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { Checkbox } from './index.ts'

describeConformance('Checkbox', {
  render: (props) => <Checkbox label="我已阅读并同意《借款协议》" {...props} />,
  passTo: 'control',
})

describeField('Checkbox', {
  render: (props) => <Checkbox label="自动还款" {...props} />,
  values: [true, true],
  empty: false,
  read: (root) => root.querySelector('input')?.checked,
  seen: [true, true, false],
  enter: () => page.getByRole('checkbox').click(),
})

it('is toggled by its label and by the space key', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Checkbox label="我已阅读" onValueChange={onValueChange} />)
  const box = view.getByRole('checkbox', { name: '我已阅读' })
  await view.getByText('我已阅读').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  expect(onValueChange.mock.calls).toEqual([[true], [false]])
})

it('does not react while disabled', async () => {
  const view = await render(<Checkbox disabled label="同意" />)
  ;(view.getByText('同意').element() as HTMLElement).click()
  await expect.element(view.getByRole('checkbox')).not.toBeChecked()
})

it('has a touch target of 44 around the mark, also in the small size', async () => {
  const view = await render(<Checkbox size="small" label="同意" />)
  const { left, top, width, height } = view.getByRole('checkbox').element().getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  for (const [dx, dy] of [
    [0, 20],
    [0, -20],
    [20, 0],
  ] as const) {
    const hit = document.elementFromPoint(x + dx, y + dy)
    expect(hit?.closest('label')).toBe(view.container.querySelector('label'))
  }
})

it('takes part in a form', async () => {
  const view = await render(
    <form>
      <Checkbox name="agree" defaultValue label="同意" />
    </form>,
  )
  const form = view.container.querySelector('form')
  expect(new FormData(form ?? undefined).get('agree')).toBe('on')
})
