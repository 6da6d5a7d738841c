import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { Sheet } from '../Sheet/index.ts'
import { besideModal } from './index.ts'
import { Modal } from './Modal.tsx'
import { button, dialog, onTop, Stage } from './testing/Stage.tsx'

it('wraps around by Tab and skips what cannot have the focus', async () => {
  await render(
    <Stage>
      <button type="button" disabled>
        暂不可用
      </button>
      <button type="button">第一个</button>
      <input aria-label="金额" />
      <button type="button" style={{ display: 'none' }}>
        看不见
      </button>
    </Stage>,
  )
  await button('打开选券').click()
  await expect.element(dialog('选券')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('第一个')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByLabelText('金额')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('第一个')).toHaveFocus()
})

it('wraps around by Tab in a browser without checkVisibility, past what is hidden in any way', async () => {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility')!
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  onTestFinished(() => void Object.defineProperty(Element.prototype, 'checkVisibility', own))
  await render(
    <Stage>
      <input aria-label="金额" />
      <button type="button">最后一个</button>
      <button type="button" style={{ visibility: 'hidden' }}>
        看不见
      </button>
      <div style={{ display: 'none' }}>
        <button type="button">也看不见</button>
      </div>
    </Stage>,
  )
  await button('打开选券').click()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('最后一个')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('金额')).toHaveFocus()
})

it('has the focus itself when nothing in it can', async () => {
  await render(<Stage>请稍候</Stage>)
  await button('打开选券').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog('选券')).toHaveFocus()
})

it('takes the focus back from the page behind it, not from what stands beside it', async () => {
  await render(
    <>
      <input aria-label="金额" />
      <div {...besideModal} style={{ ...onTop, top: 400 }}>
        <button type="button">工具</button>
      </div>
      <Stage />
    </>,
  )
  const field = page.getByLabelText('金额').element() as HTMLElement
  await button('打开选券').click()
  field.focus()
  await expect.element(dialog('选券')).toHaveFocus()
  await button('工具').click()
  await expect.element(button('工具')).toHaveFocus()
  expect(dialog('选券').query()).not.toBeNull()
})

it('has the focus itself when what had it is taken away', async () => {
  function Resend() {
    const [sent, setSent] = useState(false)
    return sent ? (
      '48秒后可重新发送'
    ) : (
      <button type="button" onClick={() => setSent(true)}>
        重新发送
      </button>
    )
  }
  await render(
    <Stage>
      <Resend />
    </Stage>,
  )
  await button('打开选券').click()
  await button('重新发送').click()
  await expect.element(dialog('选券')).toHaveFocus()
})

it('lets the focus arrive when something disappears with it from where it was', async () => {
  function Caret() {
    const [isFocused, setFocused] = useState(false)
    return (
      <>
        <input aria-label="验证码" onFocus={() => setFocused(true)} onBlur={() => setFocused(false)} />
        {isFocused && <span>|</span>}
        <button type="button">确认</button>
      </>
    )
  }
  await render(
    <Stage>
      <Caret />
    </Stage>,
  )
  await button('打开选券').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('验证码')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('确认')).toHaveFocus()
})

it('does not take the focus from what got it under the exit animation', async () => {
  const tree = (open: boolean) => (
    <>
      <button type="button">打开</button>
      <input aria-label="金额" />
      <Sheet open={open} onOpenChange={() => {}} title="选券" />
    </>
  )
  const view = await render(tree(false))
  await button('打开').click()
  await view.rerender(tree(true))
  await expect.element(dialog('选券')).toHaveFocus()
  document.documentElement.style.setProperty('--koo-base', '60s')
  await view.rerender(tree(false))
  ;(page.getByLabelText('金额').element() as HTMLElement).focus()
  document.documentElement.style.removeProperty('--koo-base')
  await finishAnimations()
  await expect.element(dialog('选券')).not.toBeInTheDocument()
  await new Promise(requestAnimationFrame)
  await expect.element(page.getByLabelText('金额')).toHaveFocus()
})

it('skips what is inert, out of the tab order or invisible, and stops at links, lists and own stops', async () => {
  await render(
    <Stage>
      <a href="#rules">规则</a>
      <select aria-label="银行" />
      <span role="button" tabIndex={0}>
        说明
      </span>
      <button type="button" tabIndex={-1}>
        不在顺序里
      </button>
      <div inert>
        <button type="button">不可用</button>
      </div>
      <button type="button" style={{ visibility: 'hidden' }}>
        看不见
      </button>
      <input type="hidden" />
    </Stage>,
  )
  await button('打开选券').click()
  await expect.element(dialog('选券')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('说明')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: '规则' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('银行')).toHaveFocus()
})

it('leaves Tab with another key to the browser', async () => {
  await render(<Stage />)
  await button('打开选券').click()
  const last = button('选券完成').element() as HTMLElement
  last.focus()
  for (const key of ['altKey', 'ctrlKey', 'metaKey'] as const) {
    const event = new KeyboardEvent('keydown', { key: 'Tab', [key]: true, bubbles: true, cancelable: true })
    last.dispatchEvent(event)
    expect([key, event.defaultPrevented]).toEqual([key, false])
  }
})

it('keeps radio groups of two forms apart', async () => {
  await render(
    <Stage>
      {['甲', '乙'].map((form) => (
        <form key={form}>
          <input type="radio" name="use" aria-label={`${form}一`} />
          <input type="radio" name="use" aria-label={`${form}二`} />
        </form>
      ))}
    </Stage>,
  )
  await button('打开选券').click()
  await expect.element(dialog('选券')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByLabelText('乙一')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('甲一')).toHaveFocus()
})

it('takes the focus itself when what should get it is not there', async () => {
  const nowhere = { current: null }
  await render(
    <Modal open onOpenChange={() => {}} aria-label="选券" initialFocus={nowhere}>
      <button type="button">完成</button>
    </Modal>,
  )
  await expect.element(dialog('选券')).toHaveFocus()
})
