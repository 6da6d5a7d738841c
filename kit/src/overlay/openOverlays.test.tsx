import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { confirm, OverlayHost } from '../OverlayHost/index.ts'
import { announceOverlay, useHasOverlay } from './index.ts'
import { button, Stage } from './testing/Stage.tsx'

function Status() {
  return <output>{useHasOverlay() ? '有弹层' : '无弹层'}</output>
}

/** The text of `Status`, by its element: an open dialog hides the page from screen readers, and so from roles. */
const status = () => document.querySelector('output')?.textContent

it('is known while a sheet or dialog is open', async () => {
  await render(
    <>
      <Status />
      <Stage />
    </>,
  )
  await expect.poll(status).toBe('无弹层')
  await button('打开选券').click()
  await expect.poll(status).toBe('有弹层')
  await userEvent.keyboard('{Escape}')
  await expect.poll(status).toBe('无弹层')
})

it('is known from the question on, until it is answered', async () => {
  await render(
    <>
      <Status />
      <OverlayHost />
    </>,
  )
  const answer = confirm({ title: '离开吗？' })
  await expect.poll(status).toBe('有弹层')
  await button('取消').click()
  expect(await answer).toBe(false)
  await expect.poll(status).toBe('无弹层')
})

it('is known while a page announces one, however often it says that it has gone', async () => {
  await render(<Status />)
  const closed = announceOverlay()
  const other = announceOverlay()
  closed()
  closed()
  await expect.poll(status).toBe('有弹层')
  other()
  await expect.poll(status).toBe('无弹层')
})
