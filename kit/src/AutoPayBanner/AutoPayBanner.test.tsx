import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AutoPayBanner, autoPayWays } from './index.ts'

const texts = { title: '银行卡自动还款', text: '还款日自动扣款', actionText: '去开启' }

describeConformance('AutoPayBanner', {
  render: (props) => <AutoPayBanner way="bank" {...texts} onAction={() => {}} {...props} />,
})

it.each(autoPayWays)('leads on from the banner for %s', async (way) => {
  const onAction = vi.fn()
  const view = await render(<AutoPayBanner way={way} {...texts} onAction={onAction} />)
  await view.getByRole('button', { name: '去开启' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
})

it('says that it opens a sheet, where it does', async () => {
  const view = await render(<AutoPayBanner way="bank" {...texts} onAction={() => {}} />)
  const button = view.getByRole('button', { name: '去开启' })
  expect(button.element().hasAttribute('aria-haspopup')).toBe(false)
  await view.rerender(<AutoPayBanner way="bank" {...texts} onAction={() => {}} opensSheet />)
  expect(button.element().getAttribute('aria-haspopup')).toBe('dialog')
})
