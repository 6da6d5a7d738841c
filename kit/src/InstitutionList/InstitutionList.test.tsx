import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { InstitutionList, type InstitutionItem } from './index.ts'
import { fiveInstitutions } from './samples.ts'

describeConformance('InstitutionList', {
  render: (props) => <InstitutionList institutions={fiveInstitutions} {...props} />,
})

it('shows the first three, and says how many there are', { tags: ['leadPop.5'] }, async () => {
  const view = await render(<InstitutionList institutions={fiveInstitutions} />)
  expect(view.container.textContent).toContain('示例小额贷款有限公司示例快贷')
  expect(view.container.textContent).not.toContain('模拟信托')
  await expect.element(page.getByText('共5家机构')).toBeVisible()
  await view.rerender(<InstitutionList institutions={fiveInstitutions} max={2} />)
  expect(view.container.querySelectorAll('li')).toHaveLength(3)
  await view.rerender(<InstitutionList institutions={fiveInstitutions} max={5} />)
  await expect.element(page.getByText('共5家机构')).not.toBeInTheDocument()
})

it.each([
  [0, 0, false],
  [1, 1, false],
  [3, 3, false],
  [4, 3, true],
  [5, 3, true],
])('of %i lenders shows %i, and the number of all: %s', async (count, shown, counted) => {
  const view = await render(<InstitutionList institutions={fiveInstitutions.slice(0, count)} />)
  const items = page.getByRole('listitem').elements()
  expect(items).toHaveLength(shown + (counted ? 1 : 0))
  expect(view.container.textContent?.includes(`共${count}家机构`)).toBe(counted)
})

it('shows only the number when none is to be shown', async () => {
  const view = await render(<InstitutionList institutions={fiveInstitutions} max={0} />)
  expect(view.container.textContent).toBe('共5家机构')
})

it('keeps the order of the server, and shows a name that comes twice', async () => {
  const [first, second] = fiveInstitutions.toReversed()
  const twice = [first, second, { ...first, id: '999' }] as InstitutionItem[]
  await render(<InstitutionList institutions={twice} />)
  const names = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(names).toEqual([
    '测测试融资担保有限公司测试优选',
    '模模拟信托有限公司模拟随心借',
    '测测试融资担保有限公司测试优选',
  ])
})

it('shows a lender without a product or with an empty one on one line', async () => {
  const view = await render(<InstitutionList institutions={fiveInstitutions.slice(0, 1)} />)
  const texts = () => view.getByText('示例小额贷款有限公司').element().parentElement as HTMLElement
  expect(texts().childElementCount).toBe(2)
  await view.rerender(
    <InstitutionList institutions={[{ id: '701', name: '示例小额贷款有限公司', note: '' }]} />,
  )
  expect(texts().childElementCount).toBe(1)
})

it('shows the logo of a lender, else the first character of its name, never read aloud', async () => {
  const logo = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const view = await render(
    <InstitutionList
      institutions={[
        { id: '1', name: '𠮷林银行' },
        { id: '2', name: '样例消费金融', logo },
      ]}
    />,
  )
  const marks = [...view.container.querySelectorAll('li > [aria-hidden]')]
  expect(marks.map((mark) => mark.textContent)).toEqual(['𠮷', ''])
  expect(marks.map((mark) => mark.querySelector('img')?.alt)).toEqual([undefined, ''])
})

it('keeps long names beside their logo at 320', async () => {
  await page.viewport(320, 568)
  const name = '中国邮政储蓄银行股份有限公司深圳前海蛇口自贸片区分行'
  const view = await render(<InstitutionList institutions={[{ id: '1', name, note: name.repeat(2) }]} />)
  const logo = view.container.querySelector('li > [aria-hidden]')?.getBoundingClientRect()
  const text = view.getByText(name, { exact: true }).element().getBoundingClientRect()
  expect(text.left).toBeGreaterThanOrEqual(logo?.right ?? 999)
  expect(logo?.width).toBe(logo?.height)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.viewport(375, 667)
})

it('follows the offer when it changes', async () => {
  const view = await render(<InstitutionList institutions={fiveInstitutions.slice(0, 2)} />)
  const second = page.getByRole('listitem').elements()[1]
  await view.rerender(<InstitutionList institutions={fiveInstitutions.slice(1)} />)
  expect(page.getByRole('listitem').elements()[0]).toBe(second)
  await expect.element(page.getByText('共4家机构')).toBeVisible()
})
