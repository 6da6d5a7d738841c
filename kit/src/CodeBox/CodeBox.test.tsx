import { createRef } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { dropText, pasteText, putCaret } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { CodeBox, type CodeBoxProps, codeLengths } from './index.ts'

describeConformance('CodeBox', { render: (props) => <CodeBox length={6} {...props} />, passTo: 'control' })

describeField('CodeBox', {
  render: (props) => <CodeBox {...props} />,
  values: ['1234', '40'],
  empty: '',
  seen: ['1234', '40', ''],
  enter: () => page.getByRole('textbox').fill('1234'),
  fullWidth: '１２３４',
  composed: [
    { steps: ['1', '12', '123'], value: '123', seen: '123' },
    { steps: ['１', '１２', '１２３', '１２３４'], value: '1234', seen: '1234' },
  ],
})

const paste = (input: Element, text: string) => {
  ;(input as HTMLElement).focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it('is one named field that the system can fill from a message', async () => {
  const view = await render(<CodeBox length={6} />)
  const input = view.getByRole('textbox', { name: '6位验证码' })
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  expect(view.container.querySelectorAll('input').length).toBe(1)
})

it('has four boxes by default', { tags: ['codeDialog.10'] }, async () => {
  const view = await render(<CodeBox defaultValue="4021" />)
  expect(view.container.querySelector('[aria-hidden]')?.textContent).toBe('4021')
  expect(view.container.querySelectorAll('[aria-hidden] > * > *').length).toBe(4)
})

it('reports by itself that its four boxes are full', { tags: ['codeDialog.10'] }, async () => {
  const onComplete = vi.fn()
  await render(<CodeBox onComplete={onComplete} />)
  await userEvent.type(page.getByRole('textbox'), '402')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.keyboard('1')
  expect(onComplete.mock.calls).toEqual([['4021']])
})

it('accepts digits only and reports the complete code once', { tags: ['codeDialog.6'] }, async () => {
  const onValueChange = vi.fn()
  const onComplete = vi.fn()
  const view = await render(<CodeBox length={6} onValueChange={onValueChange} onComplete={onComplete} />)
  await view.getByRole('textbox').click()
  await userEvent.keyboard('12a345')
  await expect.element(view.getByRole('textbox')).toHaveValue('12345')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  expect(onComplete.mock.calls).toEqual([['123456']])
  await userEvent.keyboard('6')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

it('reports again after a correction', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox onComplete={onComplete} />)
  await view.getByRole('textbox').click()
  await userEvent.keyboard('1234{Backspace}5')
  expect(onComplete.mock.calls).toEqual([['1234'], ['1235']])
})

it('takes the code out of a text that is dragged into it, in place of the one that is there', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox length={6} defaultValue="12" onComplete={onComplete} />)
  dropText(view.getByRole('textbox').element() as HTMLElement, '尾号5670，验证码 654321')
  await expect.poll(() => onComplete.mock.calls).toEqual([['654321']])
})

it.each(['123 456', '１２３４５６', '验证码 123456'])('accepts a pasted %s', async (text) => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox length={6} onComplete={onComplete} />)
  paste(view.getByRole('textbox').element(), text)
  await expect.poll(() => onComplete.mock.calls).toEqual([['123456']])
})

it('accepts a complete code filled in at once', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox length={6} onComplete={onComplete} />)
  await view.getByRole('textbox').fill('654321')
  expect(onComplete.mock.calls).toEqual([['654321']])
})

it('announces what is wrong', async () => {
  const view = await render(<CodeBox length={6} value="123456" error="验证码错误，请重新输入" />)
  await expect.element(view.getByRole('alert')).toHaveTextContent('验证码错误，请重新输入')
  await expect.element(view.getByRole('textbox')).toHaveAccessibleDescription('验证码错误，请重新输入')
})

it('can be emptied by its caller and completed again with the same code', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox value="" onComplete={onComplete} />)
  await view.getByRole('textbox').fill('1234')
  await view.rerender(<CodeBox value="1234" onComplete={onComplete} />)
  await view.rerender(<CodeBox value="" onComplete={onComplete} />)
  await view.getByRole('textbox').fill('1234')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

it('reports a code once when it is filled in twice at once', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox onComplete={onComplete} />)
  const input = view.getByRole('textbox').element()
  paste(input, '1234')
  paste(input, '1234')
  await expect.element(view.getByRole('textbox')).toHaveValue('1234')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

it('fits the smallest phone', async () => {
  const view = await render(
    <div style={{ width: 280 }}>
      <CodeBox length={6} />
    </div>,
  )
  const frame = view.container.firstElementChild
  expect(frame?.scrollWidth).toBeLessThanOrEqual(280)
})

describe('states', () => {
  const field = () => page.getByRole('textbox')
  const input = () => field().element() as HTMLInputElement
  const boxes = () =>
    Array.from(document.querySelectorAll('[data-input-otp-container] > [aria-hidden] > * > *'))

  describe('a paste', () => {
    it.each(['', '12', '1234'])('of a complete code replaces %j, wherever the caret is', async (before) => {
      for (const place of [0, before.length]) {
        const onComplete = vi.fn()
        const view = await render(<CodeBox defaultValue={before} onComplete={onComplete} />)
        putCaret(input(), place)
        pasteText(input(), '验证码 5678')
        await expect.element(field()).toHaveValue('5678')
        expect(onComplete.mock.calls).toEqual([['5678']])
        await view.unmount()
      }
    })

    it('of a part goes to the caret, and what does not fit is dropped', async () => {
      const onValueChange = vi.fn()
      await render(<CodeBox length={6} defaultValue="1256" onValueChange={onValueChange} />)
      putCaret(input(), 4)
      pasteText(input(), '78')
      await expect.element(field()).toHaveValue('125678')
      expect(onValueChange.mock.calls).toEqual([['125678']])
    })

    it('changes nothing and says nothing while the code cannot be changed', async () => {
      const [onValueChange, onComplete] = [vi.fn(), vi.fn()]
      await render(
        <CodeBox readOnly defaultValue="12" onValueChange={onValueChange} onComplete={onComplete} />,
      )
      pasteText(input(), '5678')
      pasteText(input(), '无')
      await expect.element(field()).toHaveValue('12')
      expect(page.getByRole('alert').element().textContent).toBe('')
      expect([...onValueChange.mock.calls, ...onComplete.mock.calls]).toEqual([])
    })

    it('without a number leaves the code, and its message replaces the error until a digit is typed', async () => {
      await render(<CodeBox defaultValue="12" error="验证码错误" />)
      pasteText(input(), '请查收短信')
      await expect.element(field()).toHaveAccessibleDescription(/^粘贴的内容/)
      await expect.element(field()).toHaveValue('12')
      await userEvent.keyboard('3')
      await expect.element(field()).toHaveAccessibleDescription('验证码错误')
    })

    it('is seen by the handlers of the caller', async () => {
      const calls: string[] = []
      await render(
        <CodeBox onPaste={() => calls.push('paste')} onPasteCapture={() => calls.push('capture')} />,
      )
      pasteText(input(), '1234')
      await expect.element(field()).toHaveValue('1234')
      expect(calls).toEqual(['capture', 'paste'])
    })
  })

  it('reports nothing for a complete start value, and the same code only after it was incomplete', async () => {
    const onComplete = vi.fn()
    await render(<CodeBox defaultValue="1234" onComplete={onComplete} />)
    expect(onComplete).not.toHaveBeenCalled()
    await field().click()
    await userEvent.keyboard('{Backspace}4')
    expect(onComplete.mock.calls).toEqual([['1234']])
  })

  it('waits for more digits when its length grows', async () => {
    const onComplete = vi.fn()
    const view = await render(<CodeBox length={4} defaultValue="123" onComplete={onComplete} />)
    await view.rerender(<CodeBox length={6} defaultValue="123" onComplete={onComplete} />)
    expect(boxes()).toHaveLength(6)
    await field().click()
    await userEvent.keyboard('45')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    expect(onComplete.mock.calls).toEqual([['123456']])
  })

  it('drops letters that an input method or a keyboard sends', async () => {
    const onValueChange = vi.fn()
    await render(<CodeBox onValueChange={onValueChange} />)
    await field().click()
    await cdp().send('Input.insertText', { text: '一' })
    await userEvent.keyboard('a-1 ')
    await expect.element(field()).toHaveValue('1')
    expect(onValueChange.mock.calls).toEqual([['1']])
  })

  it('shows its digits in the boxes and nothing where none is yet', async () => {
    const view = await render(<CodeBox length={6} value="1234" />)
    expect(boxes().map((box) => box.textContent)).toEqual(['1', '2', '3', '4', '', ''])
    await view.rerender(<CodeBox length={6} value="" />)
    expect(boxes().map((box) => box.textContent)).toEqual(['', '', '', '', '', ''])
  })

  /** The edge of each box. */
  const edges = async () => {
    await finishAnimations()
    return boxes().map((box) => getComputedStyle(box).boxShadow)
  }

  it.each(['koo', 'night'] as const)(
    'shows the box in turn, an error and a disabled code, in %s',
    async (theme) => {
      putTheme(theme)
      const view = await render(<CodeBox defaultValue="12" />)
      const [usual] = await edges()
      expect(new Set(await edges())).toEqual(new Set([usual]))
      input().focus()
      await expect
        .poll(async () => (await edges()).map((edge) => edge === usual))
        .toEqual([true, true, false, true])
      const [, , active] = await edges()
      await view.rerender(<CodeBox defaultValue="12" error="验证码错误" />)
      const [bad, , turn] = await edges()
      expect(turn).toBe(active)
      expect(new Set([usual, bad, active]).size).toBe(3)
      const [plain] = boxes().map((box) => getComputedStyle(box).color)
      await view.rerender(<CodeBox defaultValue="12" disabled />)
      expect(boxes().map((box) => getComputedStyle(box).color)).not.toContain(plain)
    },
  )

  it('shows a caret in the empty box in turn, only with the focus, and without motion when it is not wanted', async () => {
    onTestFinished(async () => {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    })
    await render(<CodeBox defaultValue="1" />)
    const carets = () => boxes().flatMap((box, place) => (box.querySelector('span') ? [place] : []))
    expect(carets()).toEqual([])
    await field().click()
    await expect.poll(carets).toEqual([1])
    const caret = boxes()[1]?.querySelector('span') as Element
    expect(getComputedStyle(caret).animationName).not.toBe('none')
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    })
    await expect.poll(() => getComputedStyle(caret).animationName).toBe('none')
    await userEvent.keyboard('2')
    await expect.poll(carets).toEqual([2])
    input().blur()
    await expect.poll(carets).toEqual([])
  })

  it.each(codeLengths)('with %i boxes fits 320 pixels, all boxes alike and a digit wide', async (length) => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(375, 667))
    await render(
      <div style={{ padding: 24 }}>
        <CodeBox length={length} value={'888888'.slice(0, length)} />
      </div>,
    )
    const widths = boxes().map((box) => box.getBoundingClientRect().width)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1)
    expect(Math.min(...widths)).toBeGreaterThan(24)
    expect(document.documentElement.scrollWidth).toBe(320)
    const target = input().getBoundingClientRect()
    expect(target.height).toBeGreaterThanOrEqual(44)
    expect(target.width).toBeCloseTo(
      (boxes().at(-1)?.getBoundingClientRect().right ?? 0) - (boxes()[0]?.getBoundingClientRect().left ?? 0),
      0,
    )
  })

  it('keeps its height with a hint, an error and none', async () => {
    const view = await render(<CodeBox />)
    const height = view.container.offsetHeight
    for (const props of [{ hint: '5分钟内有效' }, { error: '验证码错误，请重新输入' }]) {
      await view.rerender(<CodeBox {...props} />)
      expect(view.container.offsetHeight).toBe(height)
    }
  })

  it('is named by its caller, by its length, and in the language of the page', async () => {
    const part = (props: CodeBoxProps) => (
      <LocaleProvider locale={en}>
        <CodeBox {...props} />
      </LocaleProvider>
    )
    const view = await render(<CodeBox label="短信验证码" required />)
    await expect.element(page.getByRole('textbox', { name: '短信验证码', exact: true })).toBeVisible()
    await view.rerender(<CodeBox />)
    await expect.element(page.getByRole('textbox', { name: '4位验证码' })).toBeVisible()
    await view.rerender(part({ length: 6 }))
    await expect.element(page.getByRole('textbox', { name: '6-digit code' })).toBeVisible()
  })

  it('gives its ref the one input, which a tap on any box reaches', async () => {
    const ref = createRef<HTMLInputElement>()
    const view = await render(<CodeBox ref={ref} defaultValue="12" />)
    const { left, top, width, height } = (boxes()[3] as Element).getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(ref.current)
    await view.unmount()
    expect(ref.current).toBeNull()
  })
})
