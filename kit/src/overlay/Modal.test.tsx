import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sheet } from '../Sheet/index.ts'
import { Modal } from './Modal.tsx'
import { button, dialog, Stage } from './testing/Stage.tsx'

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

it.each([
  ['the selected one', '丙', '丙'],
  ['the first where none is selected', '', '甲'],
])(
  'wraps around by Tab where it ends with a radio group: its one stop is %s',
  async (_what, selected, stop) => {
    await render(
      <Stage>
        <button type="button">第一个</button>
        {['甲', '乙', '丙'].map((name) => (
          <label key={name}>
            <input type="radio" name="use" defaultChecked={name === selected} />
            {name}
          </label>
        ))}
      </Stage>,
    )
    await button('打开选券').click()
    await expect.element(dialog('选券')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('radio', { name: stop })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('第一个')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('radio', { name: stop })).toHaveFocus()
  },
)
