import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en, LocaleProvider } from '../locale/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { SheetField, type SheetFieldProps } from './SheetField.tsx'

const strings = { placeholder: '请选择', loadFailed: '选项没有加载出来，请检查网络后再点一次' }
const field = page.getByRole('button', { name: /^城市/ })
const sheet = page.getByRole('dialog', { name: '城市' })
const buttonOf = (root: ParentNode) => root.querySelector('button') as HTMLButtonElement

const load = () => Promise.resolve(Sheet)
const content = (
  Part: typeof Sheet,
  frame: Pick<Parameters<typeof Sheet>[0], 'open' | 'onOpenChange' | 'title'>,
) => <Part {...frame}>北京</Part>
const City = ({ text = '', ...props }: Partial<SheetFieldProps> & { text?: string }) => (
  <SheetField
    label="城市"
    strings={strings}
    text={text}
    formValue={text && 'bj'}
    load={load}
    sheet={content}
    {...props}
  />
)

it('says at the tap that its sheet does not load, and loads it again at the next tap', async () => {
  let isOnline = false
  const loadSometimes = () => (isOnline ? Promise.resolve(Sheet) : Promise.reject(new Error('no network')))
  await render(
    <SheetField label="城市" strings={strings} text="" formValue="" load={loadSometimes} sheet={content} />,
  )
  await field.click()
  await expect.element(page.getByText(strings.loadFailed)).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  isOnline = true
  await field.click()
  await expect.element(sheet).toBeVisible()
  await expect.element(page.getByText(strings.loadFailed)).not.toBeInTheDocument()
})

it('says whether its sheet is open', async () => {
  const view = await render(<City />)
  const button = buttonOf(view.container)
  expect([button.ariaHasPopup, button.ariaExpanded]).toEqual(['dialog', 'false'])
  await field.click()
  await expect.element(sheet).toBeVisible()
  expect(button.ariaExpanded).toBe('true')
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(button.ariaExpanded).toBe('false')
})

it.each(['{Enter}', ' '])('opens by the key "%s" and gets the focus back', async (key) => {
  await render(<City />)
  await userEvent.keyboard(`{Tab}${key}`)
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
})

it('opens by a tap on its label', async () => {
  await render(<City />)
  await page.getByText('城市').click()
  await expect.element(sheet).toBeVisible()
})

it.each([
  ['disabled', { disabled: true }],
  ['read-only', { readOnly: true }],
])('offers no sheet while %s', async (_, state) => {
  const loadSpy = vi.fn(load)
  const onClick = vi.fn()
  const tree = (props: object) => (
    <SheetField
      label="城市"
      strings={strings}
      text="北京"
      formValue="bj"
      load={loadSpy}
      sheet={content}
      {...props}
    />
  )
  const view = await render(tree({ ...state, onClick }))
  const button = buttonOf(view.container)
  expect([button.ariaHasPopup, button.ariaExpanded, button.querySelector('svg')]).toEqual([null, null, null])
  button.focus()
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.click()
  expect(loadSpy).not.toHaveBeenCalled()
  expect(onClick).toHaveBeenCalledTimes(button.disabled ? 0 : 1)
  await view.rerender(tree({}))
  await field.click()
  await expect.element(sheet).toBeVisible()
})

it('says that it is read-only, and not so while it can be changed', async () => {
  const view = await render(<City readOnly />)
  await expect.element(field).toHaveAttribute('aria-disabled', 'true')
  expect(getComputedStyle(field.element()).cursor).toBe('default')
  await view.rerender(<City />)
  await expect.element(field).not.toHaveAttribute('aria-disabled')
  expect(getComputedStyle(field.element()).cursor).toBe('pointer')
})

it('calls the handlers of its caller as well', async () => {
  const handlers = { onClick: vi.fn(), onPointerDown: vi.fn(), onFocus: vi.fn() }
  await render(<City {...handlers} />)
  await field.click()
  await expect.element(sheet).toBeVisible()
  expect(Object.values(handlers).map((handler) => handler.mock.calls.length)).toEqual([1, 1, 1])
})

it('reports a blur when the focus leaves for the page, not for the sheet', async () => {
  const onBlur = vi.fn()
  await render(
    <>
      <City onBlur={onBlur} />
      <button type="button">下一步</button>
    </>,
  )
  await field.click()
  await expect.element(sheet).toBeVisible()
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '下一步' })).toHaveFocus()
  expect(onBlur).toHaveBeenCalledTimes(1)
})

it.each([
  ['its own', { title: '请选择城市' }, '请选择城市'],
  ['its label', {}, '城市'],
  ['the placeholder when the label is no text', { label: <b>城市</b> }, '请选择'],
])('takes for the title of the sheet %s', async (_, props, title) => {
  await render(<City {...props} />)
  await field.click()
  await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
})

it('shows a placeholder in another colour than a value, and makes both part of its name', async () => {
  const view = await render(<City placeholder="选择常住城市" />)
  await expect.element(page.getByRole('button', { name: '城市 选择常住城市', exact: true })).toBeVisible()
  const colour = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).color
  const grey = colour('选择常住城市')
  await view.rerender(<City placeholder="选择常住城市" text="北京市" />)
  await expect.element(page.getByRole('button', { name: '城市 北京市', exact: true })).toBeVisible()
  expect(colour('北京市')).not.toBe(grey)
})

it('has one description: required, the caller’s own, then hint or error', async () => {
  const tree = (props: object) => (
    <>
      <p id="own">按身份证填写</p>
      <City aria-describedby="own" required hint="可以搜索" {...props} />
    </>
  )
  const view = await render(tree({}))
  await expect.element(field).toHaveAccessibleDescription('必填 按身份证填写 可以搜索')
  await view.rerender(tree({ error: '请选择城市' }))
  await expect.element(field).toHaveAccessibleDescription('必填 按身份证填写 请选择城市')
  await view.rerender(tree({ required: false, hint: undefined }))
  await expect.element(field).toHaveAccessibleDescription('按身份证填写')
  await view.rerender(<LocaleProvider locale={en}>{tree({})}</LocaleProvider>)
  await expect.element(field).toHaveAccessibleDescription('required 按身份证填写 可以搜索')
})

it('submits its value under its name, and neither without a name nor while disabled', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const tree = (props: object) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <City text="北京" {...props} />
    </form>
  )
  const view = await render(tree({ name: 'city' }))
  const data = () => [...new FormData(view.container.querySelector('form') as HTMLFormElement)]
  expect(data()).toEqual([['city', 'bj']])
  await view.rerender(tree({ name: 'city', text: '' }))
  expect(data()).toEqual([['city', '']])
  await view.rerender(tree({ name: 'city', disabled: true }))
  expect(data()).toEqual([])
  await view.rerender(tree({}))
  expect(data()).toEqual([])
  await field.click()
  await expect.element(sheet).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('shows a long value whole, on as many lines as it needs', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const view = await render(<City text="北京" />)
  const button = buttonOf(view.container)
  const oneLine = button.getBoundingClientRect().height
  await view.rerender(
    <City text={`内蒙古自治区 ${'W'.repeat(60)} 达扎寺镇（若尔盖湿地自然保护区管理局驻地）`} />,
  )
  expect(button.getBoundingClientRect().height).toBeGreaterThan(oneLine * 2)
  expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight)
  expect(document.documentElement.scrollWidth).toBe(320)
})
