import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { UrgentApply, type UrgentApplyProps } from './index.ts'

const Block = (props: Partial<UrgentApplyProps>) => (
  <UrgentApply
    state="idle"
    title="加急申请"
    text="希望尽快得到结果"
    actionText="申请加急"
    doneText="申请成功"
    onApply={() => {}}
    {...props}
  />
)

describeConformance('UrgentApply', { render: (props) => <Block {...props} /> })

it('changes from the button into the mark, at the same height', { tags: ['result.3'] }, async () => {
  const onApply = vi.fn()
  const view = await render(<Block onApply={onApply} />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const before = height()
  const button = view.getByRole('button', { name: '申请加急' })
  await button.click()
  expect(onApply).toHaveBeenCalledTimes(1)
  await view.rerender(<Block state="applying" onApply={onApply} />)
  expect(button.element().getAttribute('aria-busy')).toBe('true')
  await button.click({ force: true })
  expect(onApply).toHaveBeenCalledTimes(1)
  await view.rerender(<Block state="applied" />)
  expect(view.container.querySelector('[aria-live=polite]')?.textContent).toContain('申请成功')
  await expect.element(button).not.toBeInTheDocument()
  expect(height()).toBe(before)
})

it('is busy until the promise of its caller settles', async () => {
  let finish = () => {}
  const onApply = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const view = await render(<Block onApply={onApply} />)
  const button = view.getByRole('button')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  expect(onApply).toHaveBeenCalledTimes(1)
  finish()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

it('changes its drawing and colour once it was applied for', async () => {
  const view = await render(<Block />)
  const icon = () => view.container.querySelector('[aria-hidden="true"]') as Element
  const look = () => [
    icon().innerHTML,
    getComputedStyle(icon()).color,
    getComputedStyle(icon()).backgroundColor,
  ]
  const idle = look()
  await view.rerender(<Block state="applying" />)
  expect(look()).toEqual(idle)
  await view.rerender(<Block state="applied" />)
  for (const [index, each] of look().entries()) expect(each).not.toBe(idle[index])
})

it('does without a text below its title, and offers nothing to tap once it was applied for', async () => {
  const view = await render(<Block text={undefined} state="applied" />)
  expect([...view.container.querySelectorAll('p')].map((text) => text.textContent)).toEqual(['加急申请'])
  expect(view.container.querySelector('button')).toBeNull()
})
