import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { ImageProvider } from '../images/index.ts'
import { Offer, OfferDialog, type OfferDialogProps, type OfferProps } from './index.ts'

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

it('has a button to confirm, one to cancel and one to close', { tags: ['popup.20'] }, async () => {
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

describe('an offer', () => {
  const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/%3E'
  const show = async (props: OfferProps) => {
    const view = await render(<Offer {...props} />)
    return { view, root: view.container.firstElementChild as HTMLElement }
  }
  const figure = (value: string, label = '最高可提额', unit?: string) => ({
    label,
    value,
    ...(unit !== undefined && { unit }),
  })

  it('is empty without anything to say', async () => {
    const { root } = await show({})
    expect(root.children).toHaveLength(0)
    expect(root.textContent).toBe('')
  })

  it('names each figure', async () => {
    const { root } = await show({ figures: [figure('2万', '可提额', '元'), figure('8.5折', '利率')] })
    const words = (tag: string) => [...root.querySelectorAll(tag)].map(({ textContent }) => textContent)
    expect(words('dt')).toEqual(['可提额', '利率'])
    expect(words('dd')).toEqual(['2万元', '8.5折'])
  })

  it('shows one figure larger than one of several', async () => {
    const { view } = await show({ figures: [figure('0.01')] })
    const size = () => {
      const value = view.container.querySelector('dd > *') as Element
      return Number.parseFloat(getComputedStyle(value).fontSize)
    }
    const alone = size()
    await view.rerender(<Offer figures={[figure('0.01'), figure('12', '期数')]} />)
    expect(size()).toBeLessThan(alone)
  })

  it('shows equal figures, and leaves none behind when they change', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => errors.mockRestore())
    const { view, root } = await show({ figures: [figure('1'), figure('1'), figure('2')] })
    expect(root.querySelectorAll('dd')).toHaveLength(3)
    await view.rerender(<Offer figures={[figure('2')]} />)
    expect(root.textContent).toBe('最高可提额2')
    expect(errors).not.toHaveBeenCalled()
  })

  it('has its picture first, its conditions last, and more of its caller between', async () => {
    const { root } = await show({
      picture: PICTURE,
      pictureText: '提额活动',
      ...offer,
      children: <p>还剩3天</p>,
    })
    expect(page.getByRole('img', { name: '提额活动' }).element()).toBe(root.firstElementChild)
    expect([...root.children].slice(-3).map(({ textContent }) => textContent)).toEqual([
      '结果以审批为准',
      '还剩3天',
      '每人一次',
    ])
  })

  it('has a picture that says nothing unless it is told what', async () => {
    const { root } = await show({ picture: PICTURE })
    expect(root.querySelector('img')?.alt).toBe('')
    expect(root.querySelector('img')?.referrerPolicy).toBe('no-referrer')
    expect(page.getByRole('img').query()).toBeNull()
  })

  it('leaves out a broken picture, and tries the next one', async () => {
    const { view, root } = await show({ picture: 'data:image/png,broken', text: '可分12期' })
    await expect.poll(() => root.querySelector('img')).toBeNull()
    await view.rerender(<Offer picture={PICTURE} text="可分12期" />)
    expect(root.querySelector('img')?.getAttribute('src')).toBe(PICTURE)
  })

  it.each([1, 2, 3])('keeps %d large figures inside the narrowest screen', async (count) => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 667))
    const figures = Array.from({ length: count }, (_, place) =>
      figure('99,999,999.99', `内蒙古某某消费金融股份有限公司额度${place}`, '元'),
    )
    const { root } = await show({ figures, note: 'W'.repeat(60), text: 'W'.repeat(60) })
    for (const part of [root, ...root.querySelectorAll<HTMLElement>('dl > div, p')])
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it('has a picture of at most two fifths of the screen', async () => {
    const high = PICTURE.replace('0 0 4 3', '0 0 1 9').replace('viewBox', 'width="90" height="2000" viewBox')
    const { root } = await show({ picture: high })
    const image = root.querySelector('img') as HTMLImageElement
    await expect.poll(() => image.naturalHeight).toBe(2000)
    expect(image.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.4 + 1)
  })
})

it('is described by its offer and by what is below it', async () => {
  await render(<Part>还剩3天</Part>)
  await expect
    .element(page.getByRole('dialog', { name: '您有提额资格' }))
    .toHaveAccessibleDescription(/^最高可提额\s*2万元\s*结果以审批为准\s*还剩3天\s*每人一次$/)
})

it('always has its close button, and stays when the confirmation is refused', async () => {
  const onOpenChange = vi.fn()
  await render(<Part {...{ onOpenChange, closable: false }} onConfirm={() => false} />)
  await page.getByRole('button', { name: '知道了' }).click()
  expect(onOpenChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})
