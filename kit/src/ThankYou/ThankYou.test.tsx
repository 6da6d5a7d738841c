import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { ThankYou } from './index.ts'
import { kooHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeOverlay('ThankYou', {
  name: '感谢您的反馈',
  render: (props) => (
    <ThankYou title="感谢您的反馈" {...props}>
      我们会认真阅读
    </ThankYou>
  ),
})

it('says its text, asks nothing, and can be closed at once', async () => {
  const onOpenChange = vi.fn()
  await render(
    <ThankYou open title="感谢您的反馈" onOpenChange={onOpenChange}>
      我们会认真阅读
    </ThankYou>,
  )
  await expect.element(page.getByRole('dialog')).toMatchTextContent('感谢您的反馈我们会认真阅读')
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('shows a mark above its title, which is not read', async () => {
  await render(<ThankYou open title="感谢您的反馈" onOpenChange={() => {}} />)
  const dialog = page.getByRole('dialog', { name: '感谢您的反馈' }).element()
  const mark = dialog.querySelector('svg') as Element
  expect(mark.getAttribute('aria-hidden')).toBe('true')
  expect(getComputedStyle(mark).color).toBe(rgb(kooHues.ok))
  const title = page.getByText('感谢您的反馈').element().getBoundingClientRect()
  expect(mark.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.top)
})

it('has no text below its title when there is none, and no description', async () => {
  await render(<ThankYou open title="感谢您的反馈" onOpenChange={() => {}} />)
  expect(page.getByRole('dialog').element().textContent).toBe('感谢您的反馈')
})

it('may be left to the caller to close', async () => {
  const onOpenChange = vi.fn()
  const thanks = (open: boolean) => (
    <ThankYou open={open} closable={false} title="感谢您的反馈" onOpenChange={onOpenChange} />
  )
  const view = await render(thanks(true))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  await view.rerender(thanks(false))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onOpenChange).not.toHaveBeenCalled()
})
