import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { Invite, type InviteProps } from './Invite.tsx'

const tree = (props: Partial<InviteProps> = {}) => <Invite icon="!" title="开启自动还款" {...props} />
const root = () => page.getByTestId('invite').element()
const open = async (props: Partial<InviteProps> = {}) =>
  render(tree({ 'data-testid': 'invite', ...props } as InviteProps))
const button = (name: string) => page.getByRole('button', { name })

describeConformance('Invite', {
  render: (props) => tree({ text: '还款日自动扣款', actionText: '去开启', onClose: () => {}, ...props }),
})

it.each(checkedThemes)('is readable in both tones in %s', async (theme) => {
  putTheme(theme)
  const view = await render(
    <div>
      {(['brand', 'ok'] as const).map((tone) => (
        <div key={tone}>{tree({ tone, text: '还款日自动扣款', actionText: '去开启' })}</div>
      ))}
    </div>,
  )
  await expectAccessible(view.container)
})

describe('what it has', () => {
  it('is a title and an icon, which is not read', async () => {
    await open()
    expect(root().textContent).toBe('!开启自动还款')
    expect(root().querySelectorAll('p')).toHaveLength(1)
    expect(root().firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('is a text below the title, in grey', async () => {
    await open({ text: '还款日自动扣款' })
    const [title, text] = root().querySelectorAll('p')
    expect(text?.textContent).toBe('还款日自动扣款')
    expect(text?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title?.getBoundingClientRect().bottom ?? 0,
    )
    expect(getComputedStyle(text as Element).color).not.toBe(getComputedStyle(title as Element).color)
  })

  it('is what its caller puts in place of the button', async () => {
    await open({ actionText: '去开启', children: <b>已开启</b> })
    expect(button('去开启').query()).toBeNull()
    expect(page.getByText('已开启').query()).not.toBeNull()
  })

  it('is the button again when its caller puts nothing there', async () => {
    await open({ actionText: '去开启', children: false })
    await expect.element(button('去开启')).toBeEnabled()
  })

  it('is an icon in the colour of its tone', async () => {
    const view = await open()
    const ground = () =>
      getComputedStyle(view.container.querySelector('[aria-hidden]') as Element).backgroundColor
    const usual = ground()
    await view.rerender(tree({ tone: 'ok' }))
    expect(ground()).not.toBe(usual)
  })

  it('is a close button in the language of the page', async () => {
    const onClose = vi.fn()
    const view = await open({ onClose })
    await button('关闭').click()
    await view.rerender(<LocaleProvider locale={en}>{tree({ onClose })}</LocaleProvider>)
    await button('Close').click()
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('its button', () => {
  it('acts once when it is tapped twice, and does not close', async () => {
    const on = { onAction: vi.fn(), onClose: vi.fn() }
    await open({ actionText: '去开启', ...on })
    const element = button('去开启').element() as HTMLElement
    element.click()
    element.click()
    expect([on.onAction.mock.calls.length, on.onClose.mock.calls.length]).toEqual([1, 0])
  })

  it('is busy as long as its caller says, or until the promise settles', async () => {
    let finish = () => {}
    const onAction = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const view = await open({ actionText: '去开启', onAction })
    await button('去开启').click()
    await expect.element(button('去开启')).toHaveAttribute('aria-busy', 'true')
    finish()
    await expect.element(button('去开启')).not.toHaveAttribute('aria-busy')
    await view.rerender(tree({ actionText: '去开启', onAction, busy: true }))
    await expect.element(button('去开启')).toHaveAttribute('aria-busy', 'true')
    ;(button('去开启').element() as HTMLElement).click()
    expect(onAction).toHaveBeenCalledTimes(1)
  })

  it('says that it opens a dialog, where it does', async () => {
    const view = await open({ actionText: '去开启' })
    expect(button('去开启').element().hasAttribute('aria-haspopup')).toBe(false)
    await view.rerender(tree({ actionText: '去开启', opens: 'dialog' }))
    expect(button('去开启').element().getAttribute('aria-haspopup')).toBe('dialog')
  })

  it('comes before the close button with the keyboard', async () => {
    const calls: string[] = []
    await open({
      actionText: '去开启',
      onAction: () => calls.push('action'),
      onClose: () => calls.push('close'),
    })
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}')
    expect(calls).toEqual(['action', 'close'])
  })
})

describe('on the narrowest screen', () => {
  const box = (element: Element) => element.getBoundingClientRect()

  it('has its button beside a short text, below a long one', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 667))
    const view = await open({ title: '催审', actionText: '去开启' })
    const title = () => box(view.container.querySelector('p') as Element)
    expect(box(button('去开启').element()).left).toBeGreaterThanOrEqual(title().right)
    await view.rerender(
      tree({ title: '开启自动还款', actionText: '去开启银行卡自动还款', onClose: () => {} }),
    )
    expect(box(button('去开启银行卡自动还款').element()).top).toBeGreaterThanOrEqual(title().bottom)
  })

  it('keeps everything inside, and its icon round, whatever it is called', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 667))
    const long = '内蒙古自治区农村信用社联合社股份有限公司'.repeat(2)
    await open({ title: long, text: 'W'.repeat(80), actionText: '去开启', onClose: () => {} })
    const edge = box(root())
    for (const part of root().querySelectorAll('*')) expect(box(part).right).toBeLessThanOrEqual(edge.right)
    const icon = box(root().firstElementChild as Element)
    expect(icon.width).toBe(icon.height)
    expect(box(button('关闭').element()).width).toBeGreaterThanOrEqual(44)
  })
})
