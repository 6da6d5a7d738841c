import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { ThankYou } from './index.ts'

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
