import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useControlled } from './useControlled.ts'

interface Props {
  value?: string | undefined
  onChange?: (value: string) => void
  next?: string
}

function Probe({ value, onChange, next = '旅游' }: Props) {
  const [chosen, change] = useControlled(value, '装修', onChange)
  return (
    <button type="button" onClick={() => change(next)}>
      {chosen}
    </button>
  )
}

const button = () => page.getByRole('button')

it('keeps its own value, from the start value on', async () => {
  const onChange = vi.fn()
  const view = await render(<Probe onChange={onChange} />)
  await expect.element(button()).toHaveTextContent('装修')
  await button().click()
  await expect.element(button()).toHaveTextContent('旅游')
  expect(onChange.mock.calls).toEqual([['旅游']])
  await view.rerender(<Probe next="教育" />)
  await expect.element(button()).toHaveTextContent('旅游')
})

it('shows the value of its caller, also an empty one, and only asks for a change', async () => {
  const onChange = vi.fn()
  const view = await render(<Probe value="" onChange={onChange} />)
  expect(button().element().textContent).toBe('')
  await button().click()
  expect(onChange.mock.calls).toEqual([['旅游']])
  expect(button().element().textContent).toBe('')
  await view.rerender(<Probe value="医疗" onChange={onChange} />)
  await expect.element(button()).toHaveTextContent('医疗')
})

it('returns to its own value when the caller stops handing one', async () => {
  const view = await render(<Probe />)
  await button().click()
  await view.rerender(<Probe value="医疗" next="教育" />)
  await button().click()
  await view.rerender(<Probe />)
  await expect.element(button()).toHaveTextContent('旅游')
})

it('reports a change to the handler of the last render, also the same value again', async () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const view = await render(<Probe onChange={first} />)
  await view.rerender(<Probe onChange={last} />)
  await button().click()
  await button().click()
  expect(first).not.toHaveBeenCalled()
  expect(last.mock.calls).toEqual([['旅游'], ['旅游']])
})
