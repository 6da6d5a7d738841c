import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import {
  firstPeriodFree,
  planRows,
  thirtySixPeriods,
  threePeriods,
  twelvePeriods,
} from '../RepaymentPlan/samples.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { Tag } from '../Tag/index.ts'
import { type PlanRow, ScheduleTable, type ScheduleTableProps } from './index.ts'

describeConformance('ScheduleTable', {
  render: (props) => <ScheduleTable rows={firstPeriodFree} {...props} />,
  // Its only text is its own: words of the kit around figures.
  skip: ['hostile'],
})

const rows = () => document.querySelectorAll('th[scope=row]').length

it('shows a few periods and expands to all', async () => {
  const onExpandedChange = vi.fn()
  await render(<ScheduleTable rows={twelvePeriods} onExpandedChange={onExpandedChange} />)
  expect(rows()).toBe(3)
  await page.getByRole('button', { name: '展开全部12期' }).click()
  expect(rows()).toBe(12)
  await page.getByRole('button', { name: '收起' }).click()
  expect(rows()).toBe(3)
  expect(onExpandedChange.mock.calls).toEqual([[true], [false]])
})

it('says whether all periods are shown', async () => {
  await render(<ScheduleTable rows={twelvePeriods} />)
  const button = page.getByRole('button')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  const table = page.getByRole('table').element()
  expect(button.element().getAttribute('aria-controls')).toBe(table.id)
})

it('has no button when everything is shown', async () => {
  await render(<ScheduleTable rows={threePeriods} />)
  expect(rows()).toBe(3)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('can be expanded only by its caller', async () => {
  const view = await render(<ScheduleTable rows={twelvePeriods} expanded={false} />)
  await page.getByRole('button', { name: '展开全部12期' }).click()
  expect(rows()).toBe(3)
  await view.rerender(<ScheduleTable rows={twelvePeriods} expanded />)
  expect(rows()).toBe(12)
})

it('shows date, payment, parts and discount', async () => {
  await render(<ScheduleTable rows={firstPeriodFree} caption="还款计划" />)
  await expect.element(page.getByRole('table', { name: '还款计划' })).toBeVisible()
  const first = page.getByRole('row', { name: /第1期/ })
  await expect
    .element(first)
    .toMatchTextContent('第1期4月20日优惠前¥877.63 ¥802.63本金 ¥802.63息费 ¥75.00优惠 −¥75.00')
})

it('says a year once, above the first of its periods, and none above those of this year', async () => {
  await render(<ScheduleTable rows={thirtySixPeriods} expanded />)
  const groups = [...document.querySelectorAll('tbody')].map((group) =>
    [...group.querySelectorAll('th')].map(({ textContent }) => textContent),
  )
  expect(groups.map(([first, second]) => [first, second])).toEqual([
    ['第1期4月20日', '第2期5月20日'],
    ['2027年', '第10期1月20日'],
    ['2028年', '第22期1月20日'],
    ['2029年', '第34期1月20日'],
  ])
})

it('fits thirty-six periods on the narrowest screen', async () => {
  await page.viewport(320, 568)
  await render(<ScheduleTable rows={[...threePeriods, ...thirtySixPeriods.slice(3)]} expanded />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})

describe('rows', () => {
  const bare: PlanRow = {
    period: 1,
    total: '¥1,012.75',
    principal: '¥1,000.00',
    charge: '¥12.75',
    bars: { principal: 1, charge: 1 },
  }

  const rowHeads = () => [...document.querySelectorAll('th[scope=row]')]
  const button = () => page.getByRole('button')
  const cell = (period: number) =>
    page
      .getByRole('row', { name: new RegExp(`^第${period}期`) })
      .getByRole('cell')
      .element()

  /** Number of lines on which a text stands. */
  function linesOf(element: Element): number {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }

  it.each([
    [undefined, 3],
    [0, 0],
    [1, 1],
    [5, 5],
    [11, 11],
  ])('with a preview of %s shows %i of twelve periods first', async (preview, count) => {
    const view = await render(<ScheduleTable rows={twelvePeriods} preview={preview} />)
    expect(rowHeads()).toHaveLength(count)
    // An empty table would be read as one.
    expect(view.container.querySelector('table')?.hidden).toBe(count === 0)
    await button().click()
    expect(rowHeads()).toHaveLength(12)
    await expect.element(page.getByRole('table')).toBeVisible()
  })

  it.each([12, 13, 36])('needs no button with a preview of %i for twelve periods', async (preview) => {
    await render(<ScheduleTable rows={twelvePeriods} preview={preview} />)
    expect(rowHeads()).toHaveLength(12)
    await expect.element(button()).not.toBeInTheDocument()
  })

  it('starts expanded when told so, and folds', async () => {
    await render(<ScheduleTable rows={twelvePeriods} defaultExpanded />)
    expect(rowHeads()).toHaveLength(12)
    await expect.element(button()).toHaveAccessibleName('收起')
    await button().click()
    expect(rowHeads().map((row) => row.textContent)).toEqual(['第1期4月20日', '第2期5月20日', '第3期6月20日'])
  })

  it('expands by Enter and folds by the space bar, and the focus stays on its button', async () => {
    await render(<ScheduleTable rows={twelvePeriods} preview={0} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(rowHeads()).toHaveLength(12)
    await expect.element(button()).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(rowHeads()).toHaveLength(0)
    await expect.element(button()).toHaveFocus()
  })

  it('asks its caller with the opposite of what is shown, and follows it', async () => {
    const onExpandedChange = vi.fn()
    function Host(props: Partial<ScheduleTableProps>) {
      const [open, setOpen] = useState(true)
      return (
        <ScheduleTable
          rows={twelvePeriods}
          expanded={open}
          onExpandedChange={(next) => {
            onExpandedChange(next)
            setOpen(next)
          }}
          {...props}
        />
      )
    }
    const view = await render(<Host />)
    await button().click()
    expect(rowHeads()).toHaveLength(3)
    await button().click()
    expect(rowHeads()).toHaveLength(12)
    expect(onExpandedChange.mock.calls).toEqual([[false], [true]])
    await view.rerender(<Host expanded />)
    await button().click()
    await button().click()
    expect(onExpandedChange.mock.calls.slice(2)).toEqual([[false], [false]])
  })

  it('stays expanded when another plan comes, with the number of its own periods', async () => {
    const view = await render(<ScheduleTable rows={twelvePeriods} />)
    await button().click()
    await view.rerender(<ScheduleTable rows={thirtySixPeriods} />)
    expect(rowHeads()).toHaveLength(36)
    await button().click()
    await expect.element(button()).toHaveAccessibleName('展开全部36期')
    await view.rerender(<ScheduleTable rows={twelvePeriods.slice(0, 2)} />)
    expect(rowHeads()).toHaveLength(2)
    await expect.element(button()).not.toBeInTheDocument()
  })

  it('shows what a plan without dates and discounts has, and no more', async () => {
    const view = await render(<ScheduleTable rows={[bare]} />)
    await expect
      .element(page.getByRole('row', { name: /^第1期/ }))
      .toMatchTextContent('第1期 ¥1,012.75本金 ¥1,000.00息费 ¥12.75')
    expect(view.container.querySelector('s')).toBeNull()
    await view.rerender(<ScheduleTable rows={[{ ...bare, date: '', discount: '', struckTotal: '' }]} />)
    await expect
      .element(page.getByRole('row', { name: /^第1期/ }))
      .toMatchTextContent('第1期 ¥1,012.75本金 ¥1,000.00息费 ¥12.75')
    expect(view.container.querySelectorAll('s, [class*=benefit]')).toHaveLength(0)
  })

  it('has a named table with two named columns, and a header for each row', async () => {
    await render(<ScheduleTable rows={firstPeriodFree} />)
    await expect.element(page.getByRole('table', { name: '还款计划表' })).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent),
    ).toEqual(['期次', '应还金额'])
    expect(rowHeads().every((row) => row.getAttribute('scope') === 'row')).toBe(true)
  })

  it('keeps the order of the server, also when it is unusual', async () => {
    await render(<ScheduleTable rows={twelvePeriods.slice(0, 3).reverse()} />)
    expect(rowHeads().map((row) => row.textContent?.slice(0, 3))).toEqual(['第3期', '第2期', '第1期'])
  })

  it('shows every period when the server numbers two alike, and forgets the right one', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const alike = ['¥0.01', '¥0.02', '¥0.03'].map((total) => ({ ...bare, total }))
    const totals = () =>
      page
        .getByText(/^¥0\.0\d$/)
        .elements()
        .map((total) => total.textContent)
    const view = await render(<ScheduleTable rows={alike} />)
    expect(totals()).toEqual(['¥0.01', '¥0.02', '¥0.03'])
    await view.rerender(<ScheduleTable rows={alike.slice(1)} />)
    expect(totals()).toEqual(['¥0.02', '¥0.03'])
    expect(errors.mock.calls).toEqual([])
    errors.mockRestore()
  })

  it('changes only the rows whose figures changed', async () => {
    const view = await render(<ScheduleTable rows={twelvePeriods} expanded />)
    const before = rowHeads()
    const writes = new Set<Element | null | undefined>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) writes.add(target.parentElement?.closest('tr'))
    })
    observer.observe(page.getByRole('table').element(), {
      subtree: true,
      childList: true,
      characterData: true,
    })
    const next = twelvePeriods.map((row) => (row.period === 2 ? { ...row, total: '¥1.00' } : { ...row }))
    await view.rerender(<ScheduleTable rows={next} expanded />)
    await Promise.resolve()
    observer.disconnect()
    expect(rowHeads()).toEqual(before)
    expect([...writes]).toEqual([rowHeads()[1]?.parentElement])
  })

  it('tells a discount from a charge by its colour, and the former total by a line through it', async () => {
    await render(<ScheduleTable rows={firstPeriodFree} />)
    const colour = (text: string) => getComputedStyle(page.getByText(text).first().element()).color
    expect(colour('优惠 −¥75.00')).not.toBe(colour('息费 ¥75.00'))
    const struck = cell(1).querySelector('s')
    expect(getComputedStyle(struck as Element).textDecorationLine).toBe('line-through')
    expect(struck?.textContent).toBe('优惠前¥877.63')
  })

  it('turns its arrow when it is expanded', async () => {
    await render(<ScheduleTable rows={twelvePeriods} />)
    const turn = async () => {
      await finishAnimations()
      return getComputedStyle(button().element().querySelector('svg') as Element).transform
    }
    const folded = await turn()
    await button().click()
    expect(await turn()).not.toBe(folded)
  })

  it.each([320, 375])(
    'at %i px breaks between the parts of a payment, never inside a figure',
    async (width) => {
      await page.viewport(width, 568)
      const rich = planRows({ principal: 9_999_999_999, periods: 3, rate: 0.01, waived: 1 })
      const view = await render(<ScheduleTable rows={rich} />)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      const figures = [...view.container.querySelectorAll('[class*=figure], [class*=part], [class*=benefit]')]
      expect(figures.length).toBeGreaterThan(6)
      for (const figure of figures) expect(linesOf(figure)).toBe(1)
      for (const row of rowHeads()) expect(linesOf(row)).toBe(2)
      await page.viewport(375, 667)
    },
  )

  it('speaks English below an English provider', async () => {
    await render(
      <LocaleProvider locale={en}>
        <ScheduleTable rows={firstPeriodFree} />
      </LocaleProvider>,
    )
    await expect.element(page.getByRole('table', { name: 'Repayment schedule' })).toBeVisible()
    await expect
      .element(page.getByRole('row', { name: /^Period 1/ }))
      .toMatchTextContent(/before the discount¥877\.63.*Principal ¥802\.63Charges ¥75\.00Discount −¥75\.00$/)
    await button().click()
    await expect.element(page.getByRole('button', { name: 'Show fewer' })).toBeVisible()
    await button().click()
    await expect.element(page.getByRole('button', { name: 'Show all 6 periods' })).toBeVisible()
  })
})

it('says beside a period what has become of it', async () => {
  const [first, ...others] = threePeriods as [PlanRow, ...PlanRow[]]
  await render(<ScheduleTable rows={[{ ...first, state: <Tag tone="bad">已逾期</Tag> }, ...others]} />)
  const row = page.getByRole('rowheader', { name: /^第1期 ?已逾期/ })
  const line = (text: string) => row.getByText(text).element().getBoundingClientRect()
  expect(Math.abs(line('第1期').bottom - line('已逾期').bottom)).toBeLessThan(4)
  expect(page.getByRole('rowheader', { name: /已逾期/ }).elements()).toHaveLength(1)
})
