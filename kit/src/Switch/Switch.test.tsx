import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { Switch } from './index.ts'

describeConformance('Switch', {
  render: (props) => <Switch label="自动还款" hint="还款日扣款" {...props} />,
  passTo: 'control',
})

describeField('Switch', {
  render: (props) => <Switch label="自动还款" {...props} />,
  values: [true, true],
  empty: false,
  read: (root) => root.querySelector('input')?.checked,
  seen: [true, true, false],
  enter: () => page.getByRole('switch').click(),
})

it('is switched by its label and by the space key', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Switch label="自动还款" onValueChange={onValueChange} />)
  const control = view.getByRole('switch', { name: '自动还款' })
  await view.getByText('自动还款').click()
  await expect.element(control).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  expect(onValueChange.mock.calls).toEqual([[true], [false]])
})
