import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { expectTargets } from '../../test/targets.ts'
import { CascadeField, type CascadeFieldProps, type CascadePath } from './index.ts'
import { loadSample } from './samples.ts'
import { danzhou, dialog, go, hangzhou, names, open, radio, tab, trigger } from '../../test/regions.ts'

const Region = (props: Partial<CascadeFieldProps>) => (
  <CascadeField label="居住地区" load={loadSample} {...props} />
)

describeConformance('CascadeField', { render: (props) => <Region {...props} />, passTo: 'control' })

describeField<CascadePath | null>('CascadeField', {
  render: (props) => <CascadeField label="居住地区" load={loadSample} {...props} />,
  values: [danzhou, hangzhou],
  empty: null,
  read: (root) => root.querySelector('button')?.textContent,
  seen: ['海南省 儋州市', '浙江省 杭州市 西湖区 西溪街道', '请选择'],
  enter: async () => {
    await open()
    await go('海南省', '儋州市')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
  name: (label) => `${label} 请选择`,
  // `aria-required` is not allowed on a button; the description has it, as in SelectField.
  skip: ['required'],
})

it('goes through four levels and returns the whole path', async () => {
  const onValueChange = vi.fn()
  await render(<Region onValueChange={onValueChange} />)
  await open()
  await go('浙江省', '杭州市')
  await expect.element(tab('选择区县')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('radiogroup', { name: '区县' })).toBeVisible()
  await go('西湖区')
  expect(onValueChange).not.toHaveBeenCalled()
  await go('西溪街道')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onValueChange.mock.calls).toEqual([[hangzhou]])
  await expect.element(trigger()).toHaveFocus()
})

it('completes the path at an empty level', async () => {
  const onValueChange = vi.fn()
  await render(<Region onValueChange={onValueChange} />)
  await open()
  await go('海南省', '儋州市')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onValueChange.mock.calls).toEqual([[danzhou]])
  // When opened again it shows the last level that has entries.
  await open()
  await expect.element(radio('儋州市')).toBeChecked()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['海南省', '儋州市'])
  // The empty level is loaded already.
  await go('儋州市')
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('goes back by its tabs; selecting another entry removes the levels below', async () => {
  const onValueChange = vi.fn()
  await render(<Region defaultValue={hangzhou} onValueChange={onValueChange} />)
  await open()
  await expect.element(radio('西溪街道')).toBeChecked()
  await tab('杭州市').click()
  await expect.element(radio('杭州市')).toBeChecked()
  // Selecting the same entry again moves on and keeps the path.
  await go('杭州市')
  await expect.element(radio('西湖区')).toBeChecked()
  await tab('浙江省').click()
  await go('海南省')
  await expect.element(radio('海口市')).not.toBeChecked()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['海南省', '选择城市'])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('keeps an incomplete selection when it is closed and opened again', async () => {
  await render(<Region />)
  await open()
  await go('浙江省', '杭州市')
  await expect.element(radio('西湖区')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(trigger()).toHaveTextContent('请选择')
  await open()
  await expect.element(tab('选择区县')).toHaveAttribute('aria-selected', 'true')
  await expect.element(radio('西湖区')).toBeVisible()
})

it('follows a value that is set from outside', async () => {
  const view = await render(<Region value={hangzhou} />)
  await open()
  await expect.element(radio('西溪街道')).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await view.rerender(<Region value={danzhou} />)
  await open()
  await expect.element(radio('儋州市')).toBeChecked()
})

it('works with the keyboard alone: arrow keys move in a level, Enter goes on', async () => {
  const onValueChange = vi.fn()
  await render(<Region onValueChange={onValueChange} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dialog()).toBeVisible()
  await expect.element(radio('浙江省')).toBeVisible()
  ;(radio('浙江省').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(radio('海南省')).toBeChecked()
  await expect.element(tab('海南省')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(radio('海口市')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onValueChange.mock.calls).toEqual([[danzhou]])
})

it('works with levels other than regions', async () => {
  const onValueChange = vi.fn()
  await render(<Region levels={['大类', '小类']} onValueChange={onValueChange} />)
  await open()
  await expect.element(tab('选择大类')).toBeVisible()
  await go('浙江省', '杭州市')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(names(onValueChange.mock.calls[0]?.[0])).toEqual(['浙江省', '杭州市'])
})

it('submits its codes in a native form', async () => {
  const view = await render(
    <form>
      <Region name="region" defaultValue={danzhou} />
    </form>,
  )
  const form = view.container.querySelector('form') as HTMLFormElement
  expect([...new FormData(form)]).toEqual([['region', '海南省,儋州市']])
})

it.each(checkedThemes)('has an accessible sheet with large targets in %s', async (theme) => {
  putTheme(theme)
  await render(<Region defaultValue={hangzhou} />)
  await open()
  await expect.element(radio('西溪街道')).toBeChecked()
  await expectAccessible()
  expectTargets(dialog().element())
})
