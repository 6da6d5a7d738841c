import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { MarketingCard, type MarketingCardProps } from './index.ts'

const Card = (props: Partial<MarketingCardProps>) => (
  <MarketingCard
    heading="合作机构额度"
    claims={['通过率最高90%']}
    amountLabel="可申请额度"
    amount="20,000"
    actionText="去看看"
    onAction={() => {}}
    mark="推荐"
    {...props}
  />
)

describeConformance('MarketingCard', { render: (props) => <Card {...props} /> })

it('shows amount and claims, and leads on by its button', { tags: ['result.7'] }, async () => {
  const onAction = vi.fn()
  const view = await render(<Card onAction={onAction} />)
  const card = view.getByRole('region', { name: '合作机构额度' })
  await expect.element(card).toMatchTextContent('可申请额度¥20,000')
  await expect.element(card).toMatchTextContent('通过率最高90%')
  await card.getByRole('button', { name: '去看看' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
})

it('claims nothing by itself', async () => {
  const view = await render(<Card claims={[]} mark={null} />)
  expect(view.container.textContent).not.toMatch(/%|分钟/)
})

it('fits the largest amount on the narrowest screen', async () => {
  await page.viewport(320, 568)
  try {
    await render(<Card amount="9,999,999,999" actionText="前往合作机构查看" />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(375, 667)
  }
})
