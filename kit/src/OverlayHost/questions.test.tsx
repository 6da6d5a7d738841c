import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en, LocaleProvider } from '../locale/index.ts'
import { confirm, OverlayHost, toast } from './index.ts'
import { overlayStore } from './store.ts'

const button = (name: string) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })

afterEach(() => overlayStore.setState({ toast: null, confirms: [] }))

it('has the words of its caller, and no button that its caller leaves out', async () => {
  await render(<OverlayHost />)
  const answer = confirm({ title: '温馨提示', body: '额度已释放', confirmText: '我知道了', cancelText: null })
  await expect.element(dialog('温馨提示')).toHaveAccessibleDescription('额度已释放')
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await button('我知道了').click()
  await expect(answer).resolves.toBe(true)
})

it('speaks the language of the page', async () => {
  await render(
    <LocaleProvider locale={en}>
      <OverlayHost />
    </LocaleProvider>,
  )
  const answer = confirm({ title: 'Leave?' })
  await expect.element(button('OK')).toBeVisible()
  await button('Cancel').click()
  await expect(answer).resolves.toBe(false)
})

it('waits for its buttons when Escape and the backdrop do not answer it', async () => {
  await render(<OverlayHost />)
  const answered = vi.fn()
  const answer = confirm({ title: '请选择', dismissible: false }).then(answered)
  await expect.element(dialog('请选择')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog('请选择')).toBeVisible()
  expect(answered).not.toHaveBeenCalled()
  await button('确定').click()
  await answer
  expect(answered.mock.calls).toEqual([[true]])
})

it('is answered as cancelled by a tap beside it', async () => {
  await render(<OverlayHost />)
  const answer = confirm({ title: '离开吗？' })
  await expect.element(dialog('离开吗？')).toHaveFocus()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect(answer).resolves.toBe(false)
})

it('keeps its first answer', async () => {
  await render(<OverlayHost />)
  const left = new AbortController()
  const answer = confirm({ title: '离开吗？', signal: left.signal })
  await button('确定').click()
  left.abort()
  await expect(answer).resolves.toBe(true)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('is not asked for a page that was left before', async () => {
  await render(<OverlayHost />)
  await expect(confirm({ title: '离开吗？', signal: AbortSignal.abort() })).resolves.toBe(false)
  const next = confirm({ title: '下一问' })
  await expect.element(dialog('下一问')).toBeVisible()
  await button('取消').click()
  await next
})

it('goes without being seen when its page is left while it waits for another one', async () => {
  await render(<OverlayHost />)
  const left = new AbortController()
  const first = confirm({ title: '第一问' })
  const second = confirm({ title: '第二问', signal: left.signal })
  const third = confirm({ title: '第三问' })
  await expect.element(dialog('第一问')).toBeVisible()
  left.abort()
  await expect(second).resolves.toBe(false)
  await expect.element(dialog('第一问')).toBeVisible()
  await button('确定').click()
  await expect(first).resolves.toBe(true)
  await expect.element(dialog('第三问')).toBeVisible()
  await button('取消').click()
  await third
})

it('waits for a host: one that was asked before there is one, and one whose host has gone', async () => {
  const answer = confirm({ title: '离开吗？' })
  const view = await render(<OverlayHost />)
  await expect.element(dialog('离开吗？')).toBeVisible()
  await view.unmount()
  await expect.element(dialog('离开吗？')).not.toBeInTheDocument()
  await render(<OverlayHost />)
  await button('确定').click()
  await expect(answer).resolves.toBe(true)
})

it('is not asked again by the next host when it was answered', async () => {
  const view = await render(<OverlayHost />)
  document.documentElement.style.setProperty('--koo-fast', '60s')
  onTestFinished(() => void document.documentElement.style.removeProperty('--koo-fast'))
  const answer = confirm({ title: '离开吗？' })
  await button('确定').click()
  await expect(answer).resolves.toBe(true)
  await view.unmount()
  expect(overlayStore.getState().confirms).toEqual([])
})

it('stands under a toast', async () => {
  await render(<OverlayHost />)
  const answer = confirm({ title: '离开吗？' })
  await expect.element(dialog('离开吗？')).toBeVisible()
  toast('网络不稳定', { duration: 60_000 })
  await expect.element(page.getByRole('status')).toHaveTextContent('网络不稳定')
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex)
  expect(layer(page.getByRole('status').element())).toBeGreaterThan(layer(dialog('离开吗？').element()))
  await button('取消').click()
  await answer
})

it('asks each of many questions once, and gives each its own answer', async () => {
  await render(<OverlayHost />)
  const given = [true, false, false, true]
  const answers = given.map((_, place) => confirm({ title: `第${place + 1}问` }))
  for (const [place, isYes] of given.entries()) {
    await expect.element(dialog(`第${place + 1}问`)).toHaveFocus()
    await button(isYes ? '确定' : '取消').click()
    await expect(answers[place]).resolves.toBe(isYes)
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
