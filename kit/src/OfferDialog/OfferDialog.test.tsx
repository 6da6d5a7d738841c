import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { ImageProvider } from '../images/index.ts'
import { Offer, OfferDialog, type OfferDialogProps } from './index.ts'

const offer = {
  figures: [{ label: '最高可提额', value: '2万', unit: '元' }],
  text: '结果以审批为准',
  note: '每人一次',
}
const Part = (props: Partial<OfferDialogProps>) => (
  <OfferDialog
    open
    onOpenChange={() => {}}
    title="您有提额资格"
    confirmText="知道了"
    cancelText="暂不需要"
    offer={offer}
    {...props}
  />
)

describeOverlay('OfferDialog', { name: '您有提额资格', render: (props) => <Part {...props} /> })

it('popup.20: has a button to confirm, one to cancel and one to close', async () => {
  const on = { onConfirm: vi.fn(), onCancel: vi.fn(), onOpenChange: vi.fn() }
  await render(<Part {...on} />)
  await expect.element(page.getByRole('dialog')).toMatchTextContent('最高可提额2万元结果以审批为准每人一次')
  const counts = () => [on.onConfirm, on.onCancel, on.onOpenChange].map(({ mock }) => mock.calls.length)
  await page.getByRole('button', { name: '知道了' }).click()
  expect(counts()).toEqual([1, 0, 1])
  await page.getByRole('button', { name: '暂不需要' }).click()
  expect(counts()).toEqual([1, 1, 2])
  await page.getByRole('button', { name: '关闭' }).click()
  expect(counts()).toEqual([1, 1, 3])
})

it('has a way out that is as large as the way in', async () => {
  await render(<Part />)
  // The size of the layout: the dialog grows a little while it appears.
  const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement
  expect(button('暂不需要').offsetHeight).toBe(button('知道了').offsetHeight)
  expect(Math.abs(button('暂不需要').offsetWidth - button('知道了').offsetWidth)).toBeLessThanOrEqual(1)
  for (const name of ['知道了', '暂不需要', '关闭'])
    expect(button(name).offsetHeight).toBeGreaterThanOrEqual(44)
})

it('leaves out a picture that may not be loaded', async () => {
  const view = await render(
    <ImageProvider allow={(url) => url.startsWith('data:')}>
      <Offer picture="https://elsewhere.test/a.png" pictureText="十二期" text="可分12期" />
    </ImageProvider>,
  )
  expect(view.container.querySelector('img')).toBeNull()
  await expect.element(view.getByText('可分12期')).toBeVisible()
})
