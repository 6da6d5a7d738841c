import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { AgreementLine, type AgreementLineProps } from './index.ts'

const base = {
  value: false,
  onValueChange: () => {},
  onOpen: () => {},
  agreements: [{ id: 'loan', name: '借款协议' }],
}

describeConformance('AgreementLine', {
  passTo: 'control',
  render: (props) => <AgreementLine {...base} error="请勾选借款协议" {...props} />,
})

describeField('AgreementLine', {
  render: (props) => <AgreementLine {...base} {...props} />,
  values: [true, true],
  empty: false,
  read: (root) => root.querySelector('input')?.checked,
  seen: [true, true, false],
  enter: () => page.getByRole('checkbox').click(),
  // Always controlled; the label is the sentence; the required state is shown by the button below.
  skip: ['uncontrolled', 'label', 'required'],
})

const box = () => page.getByRole('checkbox')
const line = async (props: Partial<AgreementLineProps> = {}) => {
  const calls = { onValueChange: vi.fn(), onOpen: vi.fn(), onOpenAll: vi.fn() }
  const view = await render(<AgreementLine {...base} {...calls} {...props} />)
  return { ...calls, view }
}

it('is never ticked in advance, and its name is the whole sentence', { tags: ['agreement.1'] }, async () => {
  await line()
  await expect.element(box()).not.toBeChecked()
  await expect.element(box()).toHaveAccessibleName('我已阅读并同意《借款协议》，知悉并同意向征信系统报送信息')
})

it('is ticked by the box and by the text, and reports it', async () => {
  const { onValueChange, onOpen } = await line()
  await box().click()
  await page.getByText('我已阅读并同意').click()
  expect(onValueChange.mock.calls).toEqual([[true], [true]])
  expect(onOpen).not.toHaveBeenCalled()
})

it('opens an agreement without ticking, by touch and by keyboard', async () => {
  const { onValueChange, onOpen } = await line()
  const link = page.getByRole('link', { name: '《借款协议》' })
  await link.click()
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([['loan'], ['loan']])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('adds the marks 《》 only where they are missing', async () => {
  await line({
    agreements: [
      { id: 'a', name: '借款协议' },
      { id: 'b', name: '《征信授权书》' },
    ],
  })
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['《借款协议》', '《征信授权书》'])
})

it('puts agreements beyond the maximum behind one link', async () => {
  const agreements = ['一', '二', '三', '四'].map((name) => ({ id: name, name }))
  const { onOpenAll } = await line({ agreements })
  expect(page.getByRole('link').elements()).toHaveLength(3)
  await page.getByRole('link', { name: '等4份协议' }).click()
  expect(onOpenAll).toHaveBeenCalledTimes(1)
})

it.each([
  [false, 'dialog'],
  [true, null],
])('says of that link what it opens: a list on the page %s', async (listOnPage, popup) => {
  const agreements = ['一', '二'].map((name) => ({ id: name, name }))
  await line({ agreements, max: 1, listOnPage })
  const link = page.getByRole('link', { name: '等2份协议' }).element()
  expect(link.getAttribute('aria-haspopup')).toBe(popup)
})

it('shows an error until the box is ticked', async () => {
  const { view } = await line()
  await expect.element(box()).not.toHaveAttribute('aria-invalid')
  await view.rerender(<AgreementLine {...base} error="请勾选借款协议" />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('请勾选借款协议')
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box()).toHaveAccessibleDescription('请勾选借款协议')
})

it('cannot be ticked while disabled', async () => {
  await line({ disabled: true })
  await expect.element(box()).toBeDisabled()
})

const links = () => page.getByRole('link')
const many = ['一', '二', '三', '四', '五'].map((name) => ({ id: name, name: `第${name}份协议` }))
const named = () =>
  links()
    .elements()
    .map(({ textContent }) => textContent)

describe('the names', () => {
  it.each([
    [undefined, 2, 1],
    [1, 1, 1],
    [0, 0, 1],
    [4, 4, 1],
    [5, 5, 0],
    [9, 5, 0],
  ])('with a maximum of %s: %d names and %d link to all', async (max, names, more) => {
    await line({ agreements: many, ...(max !== undefined && { max }) })
    expect(named()).toEqual([
      ...many.slice(0, names).map(({ name }) => `《${name}》`),
      ...(more ? ['等5份协议'] : []),
    ])
  })

  it('follow one another in one sentence, which ends as its caller says', async () => {
    await line({ agreements: many.slice(0, 2), lead: '同意', tail: '。' })
    await expect.element(box()).toHaveAccessibleName('同意《第一份协议》《第二份协议》。')
  })

  it('are no links to nothing when there are none', async () => {
    await line({ agreements: [] })
    expect(named()).toEqual([])
    await expect.element(box()).toHaveAccessibleName('我已阅读并同意，知悉并同意向征信系统报送信息')
  })

  it('change with their list', async () => {
    const { view } = await line({ agreements: many.slice(0, 2) })
    await view.rerender(<AgreementLine {...base} agreements={many.slice(1, 3)} />)
    expect(named()).toEqual(['《第二份协议》', '《第三份协议》'])
  })

  it('say which of them opens a dialog', async () => {
    await line({ agreements: many })
    const opens = links()
      .elements()
      .map((link) => link.getAttribute('aria-haspopup'))
    expect(opens).toEqual([null, null, 'dialog'])
  })

  it('are in English with commas and without marks', async () => {
    await render(
      <LocaleProvider locale={en}>
        <AgreementLine {...base} agreements={many.slice(0, 3)} />
      </LocaleProvider>,
    )
    await expect
      .element(box())
      .toHaveAccessibleName(/^I have read and accept 第一份协议, 第二份协议 \(3 agreements\), and agree to/)
  })
})

describe('the keyboard', () => {
  it('goes from the box to each name, and opens what it is on', async () => {
    const { onOpen, onOpenAll, onValueChange } = await line({ agreements: many, max: 1 })
    await userEvent.keyboard('{Tab}')
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard(' {Tab}{Enter}{Tab}{Enter}')
    expect(onValueChange.mock.calls).toEqual([[true]])
    expect(onOpen.mock.calls).toEqual([['一']])
    expect(onOpenAll).toHaveBeenCalledTimes(1)
  })

  it('opens nothing by the keys that only move or scroll', async () => {
    const { onOpen, onValueChange } = await line()
    ;(links().element() as HTMLElement).focus()
    await userEvent.keyboard(' {ArrowDown}a')
    expect(onOpen).not.toHaveBeenCalled()
    expect(onValueChange).not.toHaveBeenCalled()
  })
})

it('opens nothing and breaks nothing when nobody listens to the link to all', async () => {
  const onError = vi.fn()
  window.addEventListener('error', onError)
  onTestFinished(() => window.removeEventListener('error', onError))
  await render(<AgreementLine {...base} agreements={many} />)
  await page.getByRole('link', { name: '等5份协议' }).click()
  expect(onError).not.toHaveBeenCalled()
})

it('reports that it is unticked, and lets its caller decide', async () => {
  const { onValueChange, view } = await line({ value: true })
  await box().click()
  expect(onValueChange.mock.calls).toEqual([[false]])
  await expect.element(box()).toBeChecked()
  await view.rerender(<AgreementLine {...base} value={false} />)
  await expect.element(box()).not.toBeChecked()
})

it('calls a native handler as well', async () => {
  const onChange = vi.fn()
  const { onValueChange } = await line({ onChange })
  await box().click()
  expect([onChange.mock.calls.length, onValueChange.mock.calls.length]).toEqual([1, 1])
})

it('can be read, but not ticked by its text, while disabled', async () => {
  const { onValueChange, onOpen } = await line({ disabled: true })
  await page.getByText('我已阅读并同意').click({ force: true })
  expect(onValueChange).not.toHaveBeenCalled()
  await links().click()
  expect(onOpen.mock.calls).toEqual([['loan']])
})

it('shakes with its error, and is still without one', async () => {
  const { view } = await line({ hint: '签署后生效' })
  const shaken = () => getComputedStyle(box().element().closest('div') as Element).animationName !== 'none'
  expect(shaken()).toBe(false)
  await expect.element(box()).toHaveAccessibleDescription('签署后生效')
  await view.rerender(<AgreementLine {...base} hint="签署后生效" error="请勾选借款协议" />)
  expect(shaken()).toBe(true)
  await expect.element(box()).toHaveAccessibleDescription('请勾选借款协议')
})

it('is at most six lines high, whatever the agreements are called', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const agreements = [{ id: 'a', name: '个人信用信息查询、使用与报送授权书'.repeat(20) }]
  const { view } = await line({ agreements })
  const text = page.getByText('我已阅读并同意').element().parentElement as HTMLElement
  const { fontSize, paddingTop, paddingBottom } = getComputedStyle(text)
  const [size, top, bottom] = [fontSize, paddingTop, paddingBottom].map(Number.parseFloat)
  expect(text.clientHeight - (top ?? 0) - (bottom ?? 0)).toBeLessThanOrEqual(8.4 * (size ?? 0) + 1)
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
  expect(view.container.scrollWidth).toBeLessThanOrEqual(320)
})
