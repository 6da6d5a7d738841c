import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ImageProvider } from '../images/index.ts'
import { AdBanner, type AdBannerProps } from './index.ts'

const Banner = (props: Partial<AdBannerProps>) => (
  <AdBanner
    label="广告"
    heading="完善资料提额度"
    text="最高可提升2万元额度"
    actionText="去看看"
    mark="推荐"
    {...props}
  />
)

describeConformance('AdBanner', { render: (props) => <Banner {...props} /> })

it('is one button that says that it is an advertisement', async () => {
  const onClick = vi.fn()
  const view = await render(<Banner onClick={onClick} />)
  await view.getByRole('button', { name: /完善资料提额度.*广告.*去看看/ }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('loads no picture from a host that is not listed', async () => {
  const address = 'https://elsewhere.test/a.png'
  const view = await render(
    <ImageProvider allow={() => false}>
      <Banner picture={address} />
    </ImageProvider>,
  )
  expect(view.container.querySelector('img')).toBeNull()
  await expect.element(view.getByText('完善资料提额度')).toBeVisible()
})

it('shows its texts when the picture is broken', async () => {
  const view = await render(<Banner picture="data:image/png;base64,AA" />)
  await expect.poll(() => view.container.querySelector('img')).toBeNull()
  await expect.element(view.getByText('完善资料提额度')).toBeVisible()
})

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

it('has only what it needs: its heading and that it is an advertisement', async () => {
  const view = await render(<AdBanner label="广告" heading="完善资料提额度" mark={null} />)
  await expect.element(view.getByRole('button')).toHaveAccessibleName('完善资料提额度 广告')
  expect(view.getByRole('button').element().children).toHaveLength(1)
})

it('is no submit button of the form around it', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const view = await render(
    <form onSubmit={onSubmit}>
      <Banner type="submit" />
    </form>,
  )
  await view.getByRole('button').click()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('is opened with the keyboard', async () => {
  const onClick = vi.fn()
  const view = await render(<Banner onClick={onClick} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(view.getByRole('button')).toHaveFocus()
  expect(getComputedStyle(view.getByRole('button').element()).outlineStyle).toBe('solid')
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('is of one height before, with and without its picture', async () => {
  const view = await render(<Banner />)
  const height = () => view.getByRole('button').element().getBoundingClientRect().height
  const without = height()
  await view.rerender(<Banner picture={PICTURE} />)
  expect(height()).toBe(without)
  const image = view.container.querySelector('img')
  expect([image?.width, image?.height, image?.alt, image?.loading]).toEqual([72, 52, '', 'lazy'])
  expect(image?.referrerPolicy).toBe('no-referrer')
})

it('is at least 72 high', async () => {
  const view = await render(<AdBanner label="广告" heading="提额" />)
  expect(view.getByRole('button').element().getBoundingClientRect().height).toBe(72)
})

it('takes no tap while disabled', async () => {
  const onClick = vi.fn()
  const view = await render(<Banner disabled onClick={onClick} />)
  await view.getByRole('button').click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
})

it('cuts nothing on the narrowest screen, however long its texts are', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const long = '内蒙古自治区农村信用社联合社股份有限公司'
  const view = await render(
    <Banner heading={long} text={long} label={long} actionText={long} mark={long} picture={PICTURE} />,
  )
  const banner = view.getByRole('button').element()
  expect(document.documentElement.scrollWidth).toBe(320)
  const edge = banner.getBoundingClientRect()
  for (const part of banner.querySelectorAll('span')) {
    const box = part.getBoundingClientRect()
    expect(box.right).toBeLessThanOrEqual(edge.right)
    expect(box.bottom).toBeLessThanOrEqual(edge.bottom)
  }
})
