import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { TextField } from './index.ts'

describeConformance('TextField', {
  render: (props) => <TextField label="姓名" hint="与身份证一致" {...props} />,
  passTo: 'control',
})

describeField('TextField', {
  render: (props) => <TextField label="姓名" {...props} />,
  values: ['张小满', '李四'],
  empty: '',
  seen: ['张小满', '李四', ''],
  enter: () => page.getByRole('textbox').fill('张小满'),
  composed: [{ steps: ['z', 'zhang', "zhang'san"], commit: '张三', value: '张三', seen: '张三' }],
})

it('is found by its label and described by its hint', async () => {
  const view = await render(<TextField label="姓名" hint="与身份证一致" />)
  const input = view.getByRole('textbox', { name: '姓名' })
  await expect.element(input).toHaveAccessibleDescription('与身份证一致')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

it('announces an error in place of the hint, without moving the page', async () => {
  const view = await render(<TextField label="姓名" />)
  const height = view.container.getBoundingClientRect().height
  await view.rerender(<TextField label="姓名" hint="与身份证一致" error="请填写姓名" />)
  await expect.element(view.getByRole('alert')).toHaveTextContent('请填写姓名')
  const input = view.getByRole('textbox')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('请填写姓名')
  expect(view.container.getBoundingClientRect().height).toBe(height)
})

it('is emptied by its button, uncontrolled, and keeps the focus', async () => {
  const onChange = vi.fn()
  const view = await render(<TextField label="姓名" clearable onChange={onChange} />)
  const input = view.getByRole('textbox')
  expect(view.container.querySelector('button')).toBeNull()
  await input.fill('张小满')
  await view.getByRole('button', { name: '清空' }).click()
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(view.container.querySelector('button')).toBeNull()
})

it('calls its caller to empty it when controlled', async () => {
  const onChange = vi.fn((event: { target: { value: string } }) => event.target.value)
  const view = await render(<TextField label="姓名" clearable value="张小满" onChange={onChange} />)
  await view.getByRole('button', { name: '清空' }).click()
  expect(onChange).toHaveReturnedWith('')
  await expect.element(view.getByRole('textbox')).toHaveValue('张小满')
})

it('works with keyboard alone', async () => {
  const view = await render(<TextField label="姓名" clearable defaultValue="张" />)
  await userEvent.keyboard('{Tab}小满{Tab}')
  await expect.element(view.getByRole('textbox')).toHaveValue('小满')
  await expect.element(view.getByRole('button')).toHaveFocus()
})
