import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Checkbox } from './index.ts'

describeConformance('Checkbox', {
  render: (props) => <Checkbox {...props}>我已阅读并同意《借款协议》</Checkbox>,
  passTo: 'control',
})

it('is toggled by its words and by the space key', async () => {
  const onChange = vi.fn()
  const view = await render(<Checkbox onChange={onChange}>我已阅读</Checkbox>)
  const box = view.getByRole('checkbox', { name: '我已阅读' })
  await view.getByText('我已阅读').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('shows what it is told when controlled', async () => {
  const view = await render(
    <Checkbox checked={false} onChange={() => {}}>
      同意
    </Checkbox>,
  )
  const box = view.getByRole('checkbox')
  await view.getByText('同意').click()
  await expect.element(box).not.toBeChecked()
  await view.rerender(
    <Checkbox checked onChange={() => {}}>
      同意
    </Checkbox>,
  )
  await expect.element(box).toBeChecked()
})

it('does not react while disabled', async () => {
  const view = await render(<Checkbox disabled>同意</Checkbox>)
  ;(view.getByText('同意').element() as HTMLElement).click()
  await expect.element(view.getByRole('checkbox')).not.toBeChecked()
})

it('gives the finger 44 around the mark, in the small size too', async () => {
  const view = await render(<Checkbox size="small">同意</Checkbox>)
  const { left, top, width, height } = view.getByRole('checkbox').element().getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  for (const [dx, dy] of [
    [0, 20],
    [0, -20],
    [20, 0],
  ] as const) {
    const hit = document.elementFromPoint(x + dx, y + dy)
    expect(hit?.closest('label')).toBe(view.container.firstElementChild)
  }
})

it('belongs to a form', async () => {
  const view = await render(
    <form>
      <Checkbox name="agree" value="yes" defaultChecked>
        同意
      </Checkbox>
    </form>,
  )
  const form = view.container.querySelector('form')
  expect(new FormData(form ?? undefined).get('agree')).toBe('yes')
})
