import { flushSync } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { confirm, OverlayHost } from './index.ts'
import { overlayStore } from './store.ts'

// The code of the dialog cannot be loaded.
vi.mock('../Dialog/index.ts', () => {
  throw new Error('offline')
})

const askBrowser = vi.spyOn(window, 'confirm')

afterEach(() => {
  askBrowser.mockReset()
  overlayStore.setState({ toast: null, confirms: [] })
})

it.each([true, false])('asks by the browser when its own dialog does not load: %s', async (answer) => {
  askBrowser.mockReturnValue(answer)
  await render(<OverlayHost />)
  await expect(confirm({ title: '确定退出吗？', body: '退出后需要重新登录。' })).resolves.toBe(answer)
  expect(askBrowser.mock.calls).toEqual([['确定退出吗？\n退出后需要重新登录。']])
  expect(overlayStore.getState().confirms).toEqual([])
  expect(page.getByRole('dialog').query()).toBeNull()
})

it('asks the next question afterwards, by its title alone where there is no more', async () => {
  askBrowser.mockReturnValueOnce(true).mockReturnValueOnce(false)
  await render(<OverlayHost />)
  const answers = [confirm({ title: '第一问' }), confirm({ title: '第二问' })]
  await expect(Promise.all(answers)).resolves.toEqual([true, false])
  expect(askBrowser.mock.calls).toEqual([['第一问'], ['第二问']])
})

it('does not ask for a page that was left meanwhile', async () => {
  const view = await render(<OverlayHost />)
  const left = new AbortController()
  // Rendered at once: the code is being loaded when the page is left.
  const answer = flushSync(() => confirm({ title: '离开吗？', signal: left.signal }))
  flushSync(() => left.abort())
  await expect(answer).resolves.toBe(false)
  await view.unmount()
  await new Promise(requestAnimationFrame)
  expect(askBrowser).not.toHaveBeenCalled()
})
