import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { PrizePop } from './index.ts'

const texts = {
  title: '还有奖励没有使用',
  prizes: [
    { id: 'limit', value: '5,000', unit: '¥', label: '临时额度' },
    { id: 'rate', value: '18', suffix: '%', label: '年利率低至' },
  ],
  note: '11月27日前有效',
  confirmText: '继续借款',
  giveUpText: '我要放弃',
}
const handlers = () => ({ onConfirm: vi.fn(), onGiveUp: vi.fn(), onOpenChange: vi.fn() })

describeOverlay('PrizePop', {
  name: texts.title,
  render: (props) => <PrizePop {...texts} onConfirm={() => {}} onGiveUp={() => {}} {...props} />,
})

it('cashLead.6: shows a cell for each prize, its figure and its name', async () => {
  await render(<PrizePop {...texts} {...handlers()} open />)
  const cells = page.getByRole('listitem').elements()
  expect(cells.map(({ textContent }) => textContent)).toEqual(['¥5,000临时额度', '18%年利率低至'])
  await expect.element(page.getByRole('dialog')).toMatchTextContent('11月27日前有效')
})

it('cashLead.5: one button continues, the other gives up; closing is neither', async () => {
  const on = handlers()
  await render(<PrizePop {...texts} {...on} open />)
  await page.getByRole('button', { name: texts.confirmText }).click()
  expect(on.onConfirm).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: texts.giveUpText }).click()
  expect(on.onGiveUp).toHaveBeenCalledOnce()
  expect(on.onOpenChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '关闭' }).click()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
})

it('has one button where nothing is given up', async () => {
  const { giveUpText: _, ...entry } = texts
  await render(<PrizePop {...entry} {...handlers()} open />)
  expect(page.getByRole('button').elements()).toHaveLength(2)
})

it('fits three prizes and long texts on the narrowest screen', async () => {
  await page.viewport(320, 568)
  try {
    const prizes = ['9,999,999', '23.99', '首笔借款前十二期免息'].map((value) => ({
      id: value,
      value,
      label: '合作机构新客专享优惠券',
    }))
    await render(<PrizePop {...texts} prizes={prizes} {...handlers()} open />)
    for (const cell of page.getByRole('listitem').elements())
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    await page.getByRole('button', { name: texts.giveUpText }).click()
  } finally {
    await page.viewport(375, 667)
  }
})
