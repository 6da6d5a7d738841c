import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { expectTargets } from '../../test/targets.ts'
import { SelectField, type SelectFieldProps } from './index.ts'
import { incomes, industries } from './samples.ts'

const trigger = () => page.getByRole('button', { name: /^月收入/ })
const dialog = () => page.getByRole('dialog', { name: '月收入' })
const radio = (name: string | RegExp) => page.getByRole('radio', { name })

const Income = (props: Partial<SelectFieldProps>) => (
  <SelectField label="月收入" options={incomes} {...props} />
)

/** Opens the sheet and taps an option. */
const pick = async (label: string) => {
  await page.getByRole('button', { name: /请选择|万/ }).click()
  await radio(label).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

describeConformance('SelectField', { render: (props) => <Income {...props} />, passTo: 'control' })

describeField<string | null>('SelectField', {
  render: (props) => <SelectField label="月收入" options={incomes} {...props} />,
  values: ['2', '3'],
  empty: null,
  read: (root) => root.querySelector('button')?.textContent,
  seen: ['1-2万', '2-3万', '请选择'],
  enter: () => pick('1-2万'),
  name: (label) => `${label} 请选择`,
  // `aria-required` is not allowed on a button; the description has it, tested below.
  skip: ['required'],
})

it('points down to its list; an arrow to the right would lead to another page', async () => {
  const view = await render(<Income />)
  expect(view.container.querySelector('button path')?.getAttribute('d')).toBe('m6 9.5 6 6 6-6')
})

it('is named by label and value, and says that it is required', async () => {
  const view = await render(<Income value="3" required hint="税前" />)
  const button = view.getByRole('button', { name: '月收入 2-3万', exact: true })
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(button).toHaveAccessibleDescription('必填 税前')
  expect(view.container.textContent).toContain('*')
})

it('opens with the selected option, selects another one by a tap and returns the focus', async () => {
  const onValueChange = vi.fn()
  const onBlur = vi.fn()
  await render(<Income defaultValue="3" onValueChange={onValueChange} onBlur={onBlur} />)
  await trigger().click()
  await expect.element(radio('2-3万')).toBeChecked()
  await expect.element(radio('2-3万')).toHaveFocus()
  await expect.element(dialog()).toBeVisible()
  await radio('5万以上').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(trigger()).toHaveFocus()
  expect(onValueChange.mock.calls).toEqual([['6']])
  expect(onBlur).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: '月收入 5万以上' })).toBeVisible()
})

it('closes without a change when the selected option is tapped again', async () => {
  const onValueChange = vi.fn()
  await render(<Income defaultValue="3" onValueChange={onValueChange} />)
  await trigger().click()
  await radio('2-3万').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('works with the keyboard alone: arrow keys select, Enter confirms', async () => {
  const onValueChange = vi.fn()
  await render(<Income defaultValue="2" onValueChange={onValueChange} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(radio('1-2万')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(radio('3-4万')).toBeChecked()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(trigger()).toHaveFocus()
  expect(onValueChange.mock.calls).toEqual([['3'], ['4']])
})

it('does not select a disabled option', async () => {
  const onValueChange = vi.fn()
  await render(<SelectField label="行业" options={industries} onValueChange={onValueChange} />)
  await page.getByRole('button', { name: /行业/ }).click()
  await expect.element(radio(/金融业/)).toBeDisabled()
  ;(radio(/金融业/).element() as HTMLElement).closest('label')?.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('has a search for more than twelve options, by label and note, in full and half width', async () => {
  const view = await render(<SelectField label="行业" options={industries} />)
  await page.getByRole('button', { name: /行业/ }).click()
  const search = page.getByRole('searchbox', { name: '搜索选项' })
  await search.fill('服务 ')
  await expect.element(page.getByRole('status')).toHaveTextContent('找到3项')
  expect(page.getByRole('radio').elements()).toHaveLength(3)
  await search.fill('便利店')
  await expect.element(radio(/批发和零售业/)).toBeVisible()
  await search.fill('挖矿')
  await expect.element(page.getByText('没有找到')).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  // Closed and opened again, the list is complete.
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /行业/ }).click()
  await expect.element(search).toHaveValue('')
  expect(page.getByRole('radio').elements()).toHaveLength(industries.length)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await view.rerender(<SelectField label="行业" options={industries.slice(0, 12)} />)
  await page.getByRole('button', { name: /行业/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(search).not.toBeInTheDocument()
})

it('says that there is nothing to select', async () => {
  await render(<Income options={[]} />)
  await trigger().click()
  await expect.element(page.getByText('暂无可选项')).toBeVisible()
})

it('submits its value in a native form', async () => {
  const view = await render(
    <form>
      <Income name="income" defaultValue="6" />
    </form>,
  )
  const form = view.container.querySelector('form') as HTMLFormElement
  expect([...new FormData(form)]).toEqual([['income', '6']])
})

it.each(checkedThemes)('has an accessible sheet with large targets in %s', async (theme) => {
  putTheme(theme)
  await render(<SelectField label="行业" options={industries} defaultValue="c" />)
  await page.getByRole('button', { name: /行业/ }).click()
  await expect.element(radio(/制造业/)).toHaveFocus()
  await expectAccessible()
  expectTargets(page.getByRole('dialog').element())
})
