import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { finishAnimations } from '../../test/axe.ts'
import { en, LocaleProvider } from '../locale/index.ts'
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
  composed: [{ steps: ['h', 'hao', "hao'de"], commit: '好的', value: '好的', seen: '好的' }],
})

it('counts the characters and accepts no more than its maximum', async () => {
  const view = await render(<TextArea label="意见" maxLength={3} />)
  const field = view.getByRole('textbox')
  await expect.element(view.getByText('0/3', { exact: true })).toBeVisible()
  await field.click()
  await userEvent.keyboard('好好好好')
  await expect.element(field).toHaveValue('好好好')
  await expect.element(view.getByText('3/3', { exact: true })).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription('已输入3个字，最多3个')
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

const field = () => page.getByRole('textbox')
const shown = () => getComputedStyle(field().element())

it('counts the value of its caller, also one that is longer than the maximum', async () => {
  const part = (value: string) => <TextArea label="意见" maxLength={3} value={value} />
  const view = await render(part('好'))
  await expect.element(view.getByText('1/3', { exact: true })).toBeVisible()
  await view.rerender(part('很好很好'))
  await expect.element(view.getByText('4/3', { exact: true })).toBeVisible()
  await expect.element(field()).toHaveValue('很好很好')
})

it('takes a paste only up to its maximum, and counts line breaks', async () => {
  const onValueChange = vi.fn()
  const view = await render(<TextArea label="意见" maxLength={4} onValueChange={onValueChange} />)
  await field().click()
  document.execCommand('insertText', false, '一\n二三四五')
  await expect.element(view.getByText('4/4', { exact: true })).toBeVisible()
  expect(onValueChange.mock.lastCall).toEqual(['一\n二三'])
})

it('counts and cuts characters as a person does', async () => {
  const onValueChange = vi.fn()
  const view = await render(<TextArea label="意见" maxLength={20} onValueChange={onValueChange} />)
  await field().fill('🤣'.repeat(10))
  await expect.element(view.getByText('10/20', { exact: true })).toBeVisible()
  const family = '👨‍👩‍👧'
  await field().fill(family.repeat(21))
  await expect.element(view.getByText('20/20', { exact: true })).toBeVisible()
  expect(onValueChange.mock.lastCall).toEqual([family.repeat(20)])
})

it('drops control characters, typed or set by its caller', async () => {
  const onValueChange = vi.fn()
  const view = await render(<TextArea label="意见" onValueChange={onValueChange} />)
  await field().fill('好\u0000\u0007的\u202e\n\t谢谢')
  expect(onValueChange.mock.lastCall).toEqual(['好的\n 谢谢'])
  await view.unmount()
  await render(<TextArea label="意见" value={'很\u0008好'} onValueChange={onValueChange} />)
  expect(onValueChange.mock.lastCall).toEqual(['很好'])
})

it('lets a text of its caller that is too long be edited, but not get longer', async () => {
  const onValueChange = vi.fn()
  await render(<TextArea label="意见" maxLength={3} defaultValue="很好很好" onValueChange={onValueChange} />)
  await field().click()
  await userEvent.keyboard('{End}了')
  await expect.element(field()).toHaveValue('很好很好')
  await userEvent.keyboard('{Backspace}')
  await expect.element(field()).toHaveValue('很好很')
})

it('reads the counter with the field, after the description of the caller and before hint or error', async () => {
  const part = (error?: string) => (
    <>
      <p id="more">匿名</p>
      <TextArea label="意见" maxLength={9} hint="选填" error={error} aria-describedby="more" />
    </>
  )
  const view = await render(part())
  await expect.element(field()).toHaveAccessibleDescription('匿名 已输入0个字，最多9个 选填')
  await view.rerender(part('请少写一些'))
  await expect.element(field()).toHaveAccessibleDescription('匿名 已输入0个字，最多9个 请少写一些')
  expect(view.getByText('0/9').element().closest('[aria-live], [role="status"]')).toBeNull()
})

it('keeps its counter when the label is hidden', async () => {
  const view = await render(<TextArea label="意见" labelHidden maxLength={9} defaultValue="好" />)
  await expect.element(view.getByText('1/9', { exact: true })).toBeVisible()
  await expect.element(field()).toHaveAccessibleDescription('已输入1个字，最多9个')
})

it('counts in the language of the page', async () => {
  await render(
    <LocaleProvider locale={en}>
      <TextArea label="Comment" maxLength={9} defaultValue="ok" />
    </LocaleProvider>,
  )
  await expect.element(field()).toHaveAccessibleDescription('2 of at most 9 characters')
})

it('makes a new line with Enter and leaves with Tab', async () => {
  const onChange = vi.fn()
  await render(<TextArea label="意见" onChange={onChange} />)
  await field().click()
  await userEvent.keyboard('一{Enter}二{Tab}')
  await expect.element(field()).toHaveValue('一\n二')
  await expect.element(field()).not.toHaveFocus()
  expect(onChange).toHaveBeenCalledTimes(3)
})

it('is three rows high unless told otherwise, at least 88 pixels, and never higher than half the screen', async () => {
  const view = await render(<TextArea label="意见" />)
  await expect.element(field()).toHaveAttribute('rows', '3')
  const height = () => field().element().getBoundingClientRect().height
  expect(height()).toBeGreaterThanOrEqual(88)
  await view.rerender(<TextArea label="意见" rows={6} defaultValue="" />)
  await expect.element(field()).toHaveAttribute('rows', '6')
  await field().fill('字\n'.repeat(80))
  expect(height()).toBeLessThanOrEqual(window.innerHeight / 2)
  expect(field().element().scrollHeight).toBeGreaterThan(height())
})

it('breaks a word without spaces on the narrowest screen', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 667))
  await render(<TextArea label="意见" defaultValue={'W'.repeat(300)} />)
  expect(field().element().scrollWidth).toBeLessThanOrEqual(field().element().clientWidth)
})

it('looks different when it has the focus, an error, is fixed or disabled', async () => {
  const view = await render(<TextArea label="意见" />)
  const looks = async () => {
    await finishAnimations()
    return [shown().boxShadow, shown().backgroundColor, shown().color].join(' / ')
  }
  const seen = [await looks()]
  ;(field().element() as HTMLElement).focus()
  seen.push(await looks())
  ;(field().element() as HTMLElement).blur()
  for (const props of [{ error: '请填写' }, { readOnly: true }, { disabled: true }]) {
    await view.rerender(<TextArea label="意见" {...props} />)
    seen.push(await looks())
  }
  expect(new Set(seen).size).toBe(5)
})
