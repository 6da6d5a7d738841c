import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { TextArea } from './index.ts'

describeConformance('TextArea', {
  render: (props) => <TextArea label="意见" hint="一个工作日内回复" maxLength={200} {...props} />,
  passTo: 'control',
})

describeField('TextArea', {
  render: (props) => <TextArea label="意见" {...props} />,
  values: ['第一行\n第二行', '好'],
  empty: '',
  seen: ['第一行\n第二行', '好', ''],
  enter: () => page.getByRole('textbox').fill('第一行\n第二行'),
})

it('counts the characters and accepts no more than its maximum', async () => {
  const view = await render(<TextArea label="意见" maxLength={3} />)
  const field = view.getByRole('textbox')
  await expect.element(view.getByText('0/3', { exact: true })).toBeVisible()
  await field.click()
  await userEvent.keyboard('好好好好')
  await expect.element(field).toHaveValue('好好好')
  await expect.element(view.getByText('3/3', { exact: true })).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription('已输入 3 个字，最多 3 个')
})

it('has no counter without a maximum', async () => {
  const view = await render(<TextArea label="意见" defaultValue="好" />)
  expect(view.container.textContent).not.toContain('/')
  expect(view.getByRole('textbox').element().hasAttribute('aria-describedby')).toBe(false)
})

it('grows with its text', async () => {
  const view = await render(<TextArea label="意见" />)
  const height = () => view.getByRole('textbox').element().getBoundingClientRect().height
  const before = height()
  await view.getByRole('textbox').fill('一\n二\n三\n四\n五\n六\n七')
  expect(height()).toBeGreaterThan(before)
})
