import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { putCaret } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
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

describe('states', () => {
  const field = () => page.getByRole('textbox')
  const clear = () => page.getByRole('button', { name: '清空' })
  const box = (element: Element) => element.getBoundingClientRect()

  it('passes each typed text to both handlers, the event first', async () => {
    const calls: string[] = []
    await render(
      <TextField
        label="姓名"
        onChange={(event) => calls.push(`event ${event.target.value}`)}
        onValueChange={(value) => calls.push(`value ${value}`)}
      />,
    )
    await field().click()
    await userEvent.keyboard('ab')
    expect(calls).toEqual(['event a', 'value a', 'event ab', 'value ab'])
  })

  it('passes the limits and the keyboard of the browser on', async () => {
    await render(
      <TextField label="备注" maxLength={3} inputMode="email" enterKeyHint="next" placeholder="选填" />,
    )
    await field().click()
    await userEvent.keyboard('一二三四')
    await expect.element(field()).toHaveValue('一二三')
    await expect.element(field()).toHaveAttribute('enterkeyhint', 'next')
    await expect.element(field()).toHaveAttribute('inputmode', 'email')
    await expect.element(field()).toHaveAttribute('placeholder', '选填')
  })

  it('keeps a description of the caller before its own message', async () => {
    const part = (error?: string) => (
      <>
        <p id="more">请与合同一致</p>
        <TextField label="姓名" aria-describedby="more" hint="必填" error={error} />
      </>
    )
    const view = await render(part())
    await expect.element(field()).toHaveAccessibleDescription('请与合同一致 必填')
    await view.rerender(part('请填写姓名'))
    await expect.element(field()).toHaveAccessibleDescription('请与合同一致 请填写姓名')
  })

  it('shows what stands before and after the text, which keeps the focus by a tap on the text', async () => {
    const view = await render(<TextField label="月薪" before="¥" after="元" defaultValue="800" />)
    const [before, after] = [view.getByText('¥').element(), view.getByText('元').element()]
    expect(box(before).right).toBeLessThanOrEqual(box(field().element()).left)
    expect(box(after).left).toBeGreaterThanOrEqual(box(field().element()).right)
  })

  it('sends its text in a native form, and nothing while disabled', async () => {
    const form = (disabled: boolean) => (
      <form>
        <TextField label="姓名" name="name" defaultValue="张小满" disabled={disabled} />
      </form>
    )
    const view = await render(form(false))
    const sent = () => [...new FormData(view.container.querySelector('form') ?? undefined).entries()]
    expect(sent()).toEqual([['name', '张小满']])
    await view.rerender(form(true))
    expect(sent()).toEqual([])
  })

  it('can hide its label and still is named by it', async () => {
    const view = await render(<TextField label="姓名" labelHidden />)
    await expect.element(view.getByRole('textbox', { name: '姓名' })).toBeVisible()
    expect(view.getByText('姓名').element().closest('label')?.parentElement?.offsetWidth).toBe(1)
  })

  describe('the button that empties it', () => {
    it.each([
      ['empty', { defaultValue: '' }],
      ['controlled and empty', { value: '' }],
      ['disabled', { value: '张小满', disabled: true }],
      ['read-only', { value: '张小满', readOnly: true }],
      ['not clearable', { value: '张小满', clearable: false }],
    ])('is not there while the field is %s', async (_state, props) => {
      await render(<TextField label="姓名" clearable {...props} onChange={() => {}} />)
      await expect.element(clear()).not.toBeInTheDocument()
    })

    it('comes and goes with the value of the caller', async () => {
      const part = (value: string) => <TextField label="姓名" clearable value={value} onChange={() => {}} />
      const view = await render(part(''))
      await view.rerender(part('张小满'))
      await expect.element(clear()).toBeVisible()
      await view.rerender(part(''))
      await expect.element(clear()).not.toBeInTheDocument()
    })

    it('reports the empty text and is used by keyboard', async () => {
      const onValueChange = vi.fn()
      await render(<TextField label="姓名" clearable defaultValue="张小满" onValueChange={onValueChange} />)
      await userEvent.keyboard('{Tab}{Tab}{Enter}')
      await expect.element(field()).toHaveFocus()
      expect(onValueChange.mock.calls).toEqual([['']])
      await userEvent.keyboard('李')
      await expect.element(field()).toHaveValue('李')
      await expect.element(clear()).toBeVisible()
    })

    it('submits no form around it and does not change the height of the line', async () => {
      const onSubmit = vi.fn((event: Event) => event.preventDefault())
      const part = (value: string) => (
        <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
          <TextField label="姓名" clearable value={value} onChange={() => {}} />
        </form>
      )
      const view = await render(part('张小满'))
      const { height } = box(view.container)
      await clear().click()
      expect(onSubmit).not.toHaveBeenCalled()
      await view.rerender(part(''))
      expect(box(view.container).height).toBe(height)
    })

    it('speaks the language of the page', async () => {
      await render(
        <LocaleProvider locale={en}>
          <TextField label="Name" clearable defaultValue="Li" />
        </LocaleProvider>,
      )
      await expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible()
    })
  })

  it('works for a form library that reads and writes through the ref', async () => {
    const ref = createRef<HTMLInputElement>()
    const onChange = vi.fn(({ target }: { target: HTMLInputElement }) => [target.name, target.value])
    await render(<TextField label="姓名" name="payee" clearable ref={ref} onChange={onChange} />)
    if (ref.current) ref.current.value = '张小满'
    await expect.element(field()).toHaveValue('张小满')
    putCaret(ref.current as HTMLInputElement, 3)
    await userEvent.keyboard('2')
    await clear().click()
    expect(onChange.mock.results.map(({ value }) => value as unknown)).toEqual([
      ['payee', '张小满2'],
      ['payee', ''],
    ])
  })

  it('keeps text and focus when label, hint and error change', async () => {
    const ref = createRef<HTMLInputElement>()
    const view = await render(<TextField ref={ref} label="姓名" defaultValue="张" />)
    await field().click()
    const input = ref.current
    await view.rerender(<TextField ref={ref} label="收款人" hint="与卡一致" error="请核对" labelHidden />)
    expect(ref.current).toBe(input)
    await expect.element(page.getByRole('textbox', { name: '收款人' })).toHaveFocus()
    await expect.element(field()).toHaveValue('张')
  })
})
