import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { LoanTerms } from './index.ts'

const terms = {
  principal: '¥12,000.00',
  annualRate: '15.30%',
  annualRateBefore: '18.00%',
  discount: '−¥126.38',
  institution: '示例消费金融有限公司',
}

describeConformance('LoanTerms', {
  render: (props) => <LoanTerms {...terms} onInstitutionInfo={() => {}} {...props} />,
})

it('detail.3: shows a line for each term it gets, and its defaults', async () => {
  const view = await render(<LoanTerms principal="¥12,000.00" periods="12期" discount="" />)
  const names = [...view.container.querySelectorAll('dt')].map((node) => node.textContent)
  expect(names).toEqual(['借款本金', '期数', '还款方式', '预计到账'])
  await expect.element(page.getByText('等额本息')).toBeVisible()
  await expect.element(page.getByText('20分钟内')).toBeVisible()
  await view.rerender(<LoanTerms repaymentMethod={null} arrival={null} />)
  expect(view.container.querySelectorAll('dt')).toHaveLength(0)
})

it('detail.1: strikes the former rate through, and names it for screen readers', async () => {
  const view = await render(<LoanTerms {...terms} />)
  expect(view.container.querySelector('s')?.textContent).toBe('优惠前18.00%')
  await view.rerender(<LoanTerms {...terms} annualRateBefore={undefined} />)
  expect(view.container.querySelector('s')).toBeNull()
})

it('detail.1: says that the lender changed the amount', async () => {
  await render(<LoanTerms {...terms} adjusted="资方调整，原申请 ¥12,000.00" />)
  await expect.element(page.getByText('资方调整，原申请 ¥12,000.00')).toBeVisible()
})

it('detail.2: shows information about the lender on demand', async () => {
  const onInstitutionInfo = vi.fn()
  const view = await render(<LoanTerms {...terms} />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await view.rerender(<LoanTerms {...terms} onInstitutionInfo={onInstitutionInfo} />)
  await page.getByRole('button', { name: '放款机构说明' }).click()
  expect(onInstitutionInfo).toHaveBeenCalledTimes(1)
})

it('wraps long names inside a narrow page', async () => {
  await page.viewport(320, 568)
  await render(
    <LoanTerms {...terms} institution="内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放" />,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
