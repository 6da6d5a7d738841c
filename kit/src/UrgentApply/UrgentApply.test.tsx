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

it('result.3: changes from the button into the mark, at the same height', async () => {
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
