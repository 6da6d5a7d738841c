import { expect, it, vi } from 'vitest'
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
