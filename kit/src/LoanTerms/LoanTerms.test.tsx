import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
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

it('shows a line for each term it gets, and its defaults', { tags: ['detail.3'] }, async () => {
  const view = await render(<LoanTerms principal="¥12,000.00" periods="12期" discount="" />)
  const names = [...view.container.querySelectorAll('dt')].map((node) => node.textContent)
  expect(names).toEqual(['借款本金', '期数', '还款方式', '预计到账'])
  await expect.element(page.getByText('等额本息')).toBeVisible()
  await expect.element(page.getByText('20分钟内')).toBeVisible()
  await view.rerender(<LoanTerms repaymentMethod={null} arrival={null} />)
  expect(view.container.querySelectorAll('dt')).toHaveLength(0)
})

it('strikes the former rate through, and names it for screen readers', { tags: ['detail.1'] }, async () => {
  const view = await render(<LoanTerms {...terms} />)
  expect(view.container.querySelector('s')?.textContent).toBe('优惠前18.00%')
  await view.rerender(<LoanTerms {...terms} annualRateBefore={undefined} />)
  expect(view.container.querySelector('s')).toBeNull()
})

it('says that the lender changed the amount', { tags: ['detail.1'] }, async () => {
  await render(<LoanTerms {...terms} adjusted="资方调整，原申请 ¥12,000.00" />)
  await expect.element(page.getByText('资方调整，原申请 ¥12,000.00')).toBeVisible()
})

it('shows information about the lender on demand', { tags: ['detail.2'] }, async () => {
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

const everyTerm = {
  principal: '¥99,999,999.99',
  monthlyPayment: '¥0.01',
  periods: '36期',
  repaymentDay: '每月20日',
  annualRate: '15.30%',
  discount: '−¥126.38',
  cashback: '¥88.00',
  institution: '示例消费金融有限公司',
  repaymentMethod: '先息后本',
  card: '招商银行（8842）',
  arrival: '1个工作日内',
}
const shown = (view: { container: Element }) =>
  [...view.container.querySelectorAll('dl > div')].map((term) =>
    [...term.children].map((each) => each.textContent).join('：'),
  )

it('keeps its order, whichever way the terms are handed in, and adds more after them', async () => {
  const extra = [
    { label: '服务费', value: '¥0.00' },
    { label: '担保方', value: <a href="#guarantor">示例担保</a> },
  ]
  const view = await render(<LoanTerms extra={extra} {...everyTerm} />)
  expect(shown(view)).toEqual([
    '借款本金：¥99,999,999.99',
    '每期应还：¥0.01',
    '期数：36期',
    '还款日：每月20日',
    '综合年利率（单利）：15.30%',
    '优惠：−¥126.38',
    '返现：¥88.00',
    '放款机构：示例消费金融有限公司',
    '还款方式：先息后本',
    '收款银行卡：招商银行（8842）',
    '预计到账：1个工作日内',
    '服务费：¥0.00',
    '担保方：示例担保',
  ])
  await expect.element(page.getByRole('link', { name: '示例担保' })).toBeVisible()
})

it('leaves out every term that the server sends empty, and what belongs to it', async () => {
  const empty = Object.fromEntries(Object.keys(everyTerm).map((term) => [term, '']))
  const view = await render(
    <LoanTerms {...empty} adjusted="资方调整" annualRateBefore="18.00%" onInstitutionInfo={() => {}} />,
  )
  expect(view.container.textContent).toBe('')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await view.rerender(<LoanTerms {...everyTerm} extra={[]} />)
  expect(shown(view)).toHaveLength(11)
})

it('shows two more terms of one name, and forgets the right one', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const twice = ['甲担保', '乙担保', '丙担保'].map((value) => ({ label: '担保方', value }))
  const terms = { repaymentMethod: null, arrival: null }
  const view = await render(<LoanTerms {...terms} extra={twice} />)
  expect(shown(view)).toEqual(['担保方：甲担保', '担保方：乙担保', '担保方：丙担保'])
  await view.rerender(<LoanTerms {...terms} extra={twice.slice(1)} />)
  expect(shown(view)).toEqual(['担保方：乙担保', '担保方：丙担保'])
  expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
})

it('colours what the customer gains, and greys the former rate', async () => {
  const view = await render(<LoanTerms {...everyTerm} annualRateBefore="18.00%" adjusted="资方调整" />)
  const colour = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).color
  const plain = colour('¥0.01')
  expect(colour('−¥126.38')).not.toBe(plain)
  expect(colour('¥88.00')).toBe(colour('−¥126.38'))
  expect(colour('资方调整')).not.toBe(plain)
  const struck = getComputedStyle(view.container.querySelector('s') as Element)
  expect(struck.textDecorationLine).toBe('line-through')
  expect(struck.color).not.toBe(plain)
})

it('tells about the lender by the keyboard, and says that a dialog opens', async () => {
  const onInstitutionInfo = vi.fn()
  await render(<LoanTerms {...terms} onInstitutionInfo={onInstitutionInfo} />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '放款机构说明' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onInstitutionInfo).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-haspopup', 'dialog')
})

it.each([320, 375])(
  'at %i px keeps each figure on one line and its button beside the lender',
  async (width) => {
    await page.viewport(width, 568)
    const institution = '内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放'
    await render(<LoanTerms {...everyTerm} institution={institution} onInstitutionInfo={() => {}} />)
    for (const text of ['¥99,999,999.99', '15.30%', '−¥126.38', '综合年利率（单利）']) {
      const range = document.createRange()
      range.selectNodeContents(page.getByText(text, { exact: true }).element())
      expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
    }
    const name = page.getByText(institution).element().getBoundingClientRect()
    const button = page.getByRole('button').element().getBoundingClientRect()
    expect(button.left).toBeGreaterThanOrEqual(name.right)
    expect(button.right).toBeLessThanOrEqual(width)
    expect(button.top).toBeLessThan(name.bottom)
    await page.viewport(375, 667)
  },
)

it('speaks English below an English provider', async () => {
  const view = await render(
    <LocaleProvider locale={en}>
      <LoanTerms
        annualRate="15.30%"
        annualRateBefore="18.00%"
        institution="Example"
        onInstitutionInfo={() => {}}
      />
    </LocaleProvider>,
  )
  expect(shown(view)).toEqual([
    'Annual rate (simple)：15.30%before the discount18.00%',
    'Lender：Example',
    'Repayment method：Equal instalments',
    'Expected arrival：Within 20 minutes',
  ])
  await expect.element(page.getByRole('button', { name: 'About the lender' })).toBeVisible()
})
