import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { rgb } from '../../test/rgb.ts'
import { expectTargets } from '../../test/targets.ts'
import { Dialog } from '../Dialog/index.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { kooHues } from '../theme/hues.ts'
import { ActionSheet, type ActionSheetProps, type SheetAction } from './index.ts'

const actions: SheetAction[] = [
  { key: 'default', text: '设为默认', description: '下一笔借款打到这张卡' },
  { key: 'phone', text: '修改预留手机号', disabled: true, description: '银行卡已失效' },
  { key: 'unbind', text: '解除绑定', danger: true },
]

describeOverlay('ActionSheet', {
  name: '招商银行 储蓄卡 8842',
  render: (props) => <ActionSheet title="招商银行 储蓄卡 8842" actions={actions} {...props} />,
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

const open = async (props: Partial<ActionSheetProps> = {}) => {
  const calls = { onOpenChange: vi.fn(), onAction: vi.fn() }
  await render(<ActionSheet open title="银行卡" actions={actions} {...calls} {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return calls
}

it('tells which action was tapped, and closes', async () => {
  const onClick = vi.fn()
  const own = [...actions.slice(0, 2), { key: 'unbind', text: '解除绑定', onClick }]
  const { onAction, onOpenChange } = await open({ actions: own })
  await button('解除绑定').click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onAction.mock.calls).toEqual([[own[2], 2]])
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('does one thing for two taps', async () => {
  const { onAction } = await open()
  const [first, last] = [button(/设为默认/), button('解除绑定')].map((one) => one.element() as HTMLElement)
  first?.click()
  first?.click()
  last?.click()
  expect(onAction.mock.calls.map(([action]) => (action as SheetAction).key)).toEqual(['default'])
})

it('does nothing by a disabled action, and says why', async () => {
  const { onAction, onOpenChange } = await open()
  await expect.element(button(/修改预留手机号.*银行卡已失效/)).toBeDisabled()
  ;(button(/修改预留手机号/).element() as HTMLElement).click()
  expect(onAction).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('has a way out of the same size, with words of its own or of its caller', async () => {
  const { onAction, onOpenChange } = await open({ actions: [{ key: 'a', text: '删除' }] })
  const size = (name: string) => {
    const { width, height } = button(name).element().getBoundingClientRect()
    return [width, height]
  }
  expect(size('取消')).toEqual(size('删除'))
  await button('取消').click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(onAction).not.toHaveBeenCalled()
})

it('marks what removes something, unless it cannot be done', async () => {
  await open({
    actions: [
      { key: 'a', text: '删除', danger: true },
      { key: 'b', text: '注销', danger: true, disabled: true },
      { key: 'c', text: '修改' },
    ],
    cancelText: '暂不处理',
  })
  const colours = ['删除', '注销', '修改', '暂不处理'].map(
    (name) => getComputedStyle(button(name).element()).color,
  )
  expect(colours).toEqual([kooHues.bad, kooHues.ink3, kooHues.ink, kooHues.ink].map(rgb))
})

function Asking() {
  const [step, setStep] = useState<'rest' | 'choose' | 'ask'>('rest')
  return (
    <>
      <button type="button" onClick={() => setStep('choose')}>
        更多
      </button>
      <ActionSheet
        open={step === 'choose'}
        onOpenChange={(isOpen) => !isOpen && setStep((now) => (now === 'choose' ? 'rest' : now))}
        title="银行卡"
        actions={actions}
        onAction={() => setStep('ask')}
      />
      <Dialog open={step === 'ask'} onOpenChange={() => setStep('rest')} title="确认解绑这张卡？" />
    </>
  )
}

it('returns the focus, and leaves it to a question that an action asks', async () => {
  await render(<Asking />)
  await button('更多').click()
  await button('取消').click()
  await expect.element(button('更多')).toHaveFocus()
  await button('更多').click()
  await button('解除绑定').click()
  const question = page.getByRole('dialog', { name: '确认解绑这张卡？' })
  await expect.element(question).toBeVisible()
  await expect.poll(() => question.element().contains(document.activeElement)).toBe(true)
})

it('is used by the keyboard', async () => {
  const { onAction } = await open()
  button(/设为默认/)
    .element()
    .focus()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onAction.mock.calls.map(([action]) => (action as SheetAction).key)).toEqual(['unbind'])
})

it.each(checkedThemes)('has a list of large targets in %s, also without a title to see', async (theme) => {
  putTheme(theme)
  await open({ hideTitle: true, description: '请选择' })
  await expect.element(page.getByRole('dialog', { name: '银行卡' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  await expectAccessible()
  expectTargets(page.getByRole('dialog').element())
})

it('speaks English below an English provider', async () => {
  await render(
    <LocaleProvider locale={en}>
      <ActionSheet open onOpenChange={() => {}} title="Card" actions={[]} />
    </LocaleProvider>,
  )
  await expect.element(button('Cancel')).toBeVisible()
})
