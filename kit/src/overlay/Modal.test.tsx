import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { Sheet } from '../Sheet/index.ts'
import { besideModal } from './index.ts'
import { Modal, type ModalProps } from './Modal.tsx'

const button = (name: string) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })

const onTop: CSSProperties = { position: 'fixed', top: 200, zIndex: 1000 }

/** A page with a button that opens a modal. */
function Stage({
  label = '选券',
  children,
  ...rest
}: Partial<ModalProps> & { label?: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开{label}
      </button>
      <Modal open={open} onOpenChange={setOpen} aria-label={label} style={onTop} {...rest}>
        {children ?? <button type="button">{label}完成</button>}
      </Modal>
    </>
  )
}

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
      '48 秒后可重新发送'
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

it('may be opened over another: Escape closes the upper one, the page is hidden until both are closed', async () => {
  await render(
    <>
      <p>页面</p>
      <Stage>
        <Stage label="规则" />
      </Stage>
    </>,
  )
  const behind = page.getByText('页面').element()
  await button('打开选券').click()
  await button('打开规则').click()
  await expect.element(dialog('规则')).toHaveFocus()
  await expect.element(dialog('选券')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('规则')).not.toBeInTheDocument()
  await expect.element(button('打开规则')).toHaveFocus()
  expect(behind.closest('[aria-hidden="true"]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('打开选券')).toHaveFocus()
  expect(behind.closest('[aria-hidden]')).toBeNull()
})

it('leaves hidden what was hidden before', async () => {
  await render(
    <>
      <p aria-hidden="true" data-testid="hidden">
        装饰
      </p>
      <Stage />
    </>,
  )
  await button('打开选券').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('打开选券')).toHaveFocus()
  await expect.element(page.getByTestId('hidden')).toHaveAttribute('aria-hidden', 'true')
})

it('lets Escape end a word that is being composed', async () => {
  const onOpenChange = vi.fn()
  await render(<Modal open onOpenChange={onOpenChange} aria-label="选券" />)
  const press = (isComposing: boolean) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true }),
    )
  press(true)
  expect(onOpenChange).not.toHaveBeenCalled()
  press(false)
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('leaves the page alone while it is kept closed, and gives it back after it was open', async () => {
  const tree = (open: boolean) => (
    <>
      <button type="button">页面</button>
      <Modal keepMounted open={open} onOpenChange={() => {}} aria-label="选券">
        <button type="button">完成</button>
      </Modal>
    </>
  )
  const view = await render(tree(false))
  const isFree = () => {
    const behind = document.querySelector('button')
    const { overflow, pointerEvents } = getComputedStyle(document.body)
    return behind?.closest('[aria-hidden]') === null && overflow !== 'hidden' && pointerEvents !== 'none'
  }
  expect(isFree()).toBe(true)
  await button('页面').click()
  await view.rerender(tree(true))
  await expect.element(dialog('选券')).toHaveFocus()
  expect(isFree()).toBe(false)
  await view.rerender(tree(false))
  await expect.element(button('页面')).toHaveFocus()
  expect(isFree()).toBe(true)
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

it('releases the page when it is unmounted while it is open', async () => {
  const view = await render(
    <>
      <button type="button">页面</button>
      <Modal open onOpenChange={() => {}} aria-label="选券" />
    </>,
  )
  expect(getComputedStyle(document.body).overflow).toBe('hidden')
  await view.rerender(<button type="button">页面</button>)
  await expect.element(button('页面')).toBeVisible()
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
})

it('renders nothing on a server, and appears after hydration', async () => {
  const tree = (
    <Modal open onOpenChange={() => {}} aria-label="选券">
      券
    </Modal>
  )
  const home = document.createElement('div')
  home.innerHTML = renderToString(<main>{tree}</main>)
  document.body.append(home)
  expect(home.textContent).toBe('')
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(home, <main>{tree}</main>, { onRecoverableError })
  await expect.element(dialog('选券')).toHaveFocus()
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.unmount()
  home.remove()
})

const rendered = vi.fn()
const connected = vi.fn()

function Coupons({ text }: { text: string }) {
  rendered(text)
  useEffect(() => {
    connected(true)
    return () => connected(false)
  }, [])
  return <input aria-label="备注" defaultValue="" />
}

it('can be kept: rendered ahead out of sight, left alone while closed, shown as it was left', async () => {
  const sheet = (open: boolean, text: string) => (
    <Sheet keepMounted open={open} onOpenChange={() => {}} title="优惠与权益" data-testid="sheet">
      <Coupons text={text} />
    </Sheet>
  )
  const view = await render(sheet(false, '一'))
  await expect.element(page.getByTestId('sheet')).toBeInTheDocument()
  const element = page.getByTestId('sheet').element()
  const calls = () => rendered.mock.calls.map(([text]) => text as string)
  await expect.element(dialog('优惠与权益')).not.toBeInTheDocument()
  expect(element.checkVisibility()).toBe(false)
  await view.rerender(sheet(false, '二'))
  expect(calls()).toEqual(['一'])

  await view.rerender(sheet(true, '三'))
  await expect.element(dialog('优惠与权益')).toHaveFocus()
  expect(calls()).toEqual(['一', '三'])
  await page.getByLabelText('备注').fill('留着')
  await view.rerender(sheet(false, '四'))
  await expect.poll(() => element.checkVisibility()).toBe(false)
  expect(connected.mock.calls).toEqual([[true], [false]])
  await view.rerender(sheet(false, '五'))
  expect(calls()).not.toContain('五')

  await view.rerender(sheet(true, '六'))
  await expect.element(page.getByLabelText('备注')).toHaveValue('留着')
  expect(element.checkVisibility()).toBe(true)
})
