import { useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { expectTargets } from '../../test/targets.ts'
import { TabPanel, Tabs } from './index.ts'

const items = [
  { value: 'usable', label: '可用', count: 3 },
  { value: 'not', label: '不可用', count: 5 },
  { value: 'old', label: '已过期', disabled: true },
]

const panels = (
  <>
    <TabPanel value="usable">
      <p>三张券</p>
    </TabPanel>
    <TabPanel value="not">五张券</TabPanel>
  </>
)

describeConformance('Tabs', {
  render: (props) => (
    <Tabs label="优惠券" items={items} {...props}>
      {panels}
    </Tabs>
  ),
})

it('shows the first panel and changes by tap and by arrow keys', async () => {
  const onValueChange = vi.fn()
  const view = await render(
    <Tabs label="优惠券" items={items} onValueChange={onValueChange}>
      {panels}
    </Tabs>,
  )
  await expect.element(view.getByRole('tabpanel', { name: '可用 3' })).toHaveTextContent('三张券')
  await view.getByRole('tab', { name: '不可用 5' }).click()
  await expect.element(view.getByRole('tabpanel')).toHaveTextContent('五张券')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(view.getByRole('tab', { name: '可用 3' })).toHaveFocus()
  await expect.element(view.getByRole('tabpanel')).toHaveTextContent('三张券')
  expect(onValueChange.mock.calls).toEqual([['not'], ['usable']])
})

it('skips a disabled tab', async () => {
  const view = await render(
    <Tabs label="优惠券" items={items} defaultValue="not">
      {panels}
    </Tabs>,
  )
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(view.getByRole('tab', { name: '可用 3' })).toHaveFocus()
})

it('shows its value prop when controlled', async () => {
  const view = await render(
    <Tabs label="优惠券" items={items} value="usable">
      {panels}
    </Tabs>,
  )
  await view.getByRole('tab', { name: '不可用 5' }).click()
  await expect.element(view.getByRole('tabpanel')).toHaveTextContent('三张券')
})

it('is one tab stop, controls its panel, and wraps around with arrow keys', async () => {
  const view = await render(
    <Tabs label="优惠券" items={items}>
      {panels}
    </Tabs>,
  )
  const tabs = view.getByRole('tab').elements()
  expect(tabs[0]?.getAttribute('aria-controls')).toBe(view.getByRole('tabpanel').element().id)
  await userEvent.keyboard('{Tab}')
  for (const [key, name] of [
    ['{ArrowLeft}', '不可用 5'],
    ['{ArrowRight}', '可用 3'],
    ['{End}', '不可用 5'],
    ['{Home}', '可用 3'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(view.getByRole('tab', { name, exact: true })).toHaveFocus()
    await expect
      .element(view.getByRole('tab', { name, exact: true }))
      .toHaveAttribute('aria-selected', 'true')
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(view.getByRole('tabpanel')).toHaveFocus()
})

it('renders nothing of a panel that is not selected', async () => {
  const view = await render(
    <Tabs label="优惠券" items={items}>
      <TabPanel value="usable">三张券</TabPanel>
      <TabPanel value="not" data-testid="other">
        五张券
      </TabPanel>
    </Tabs>,
  )
  expect(view.getByTestId('other').element().checkVisibility()).toBe(false)
  expect(view.getByTestId('other').element().textContent).toBe('')
})

it('has its ring around the touch target of a tab, clear of its text', async () => {
  const view = await render(<Tabs label="优惠券" items={[{ value: 'a', label: '可用' }]} />)
  await userEvent.keyboard('{Tab}')
  const tab = view.getByRole('tab').element()
  await expect.element(tab).toHaveFocus()
  const ring = getComputedStyle(tab, '::before')
  expect([ring.outlineStyle, ring.outlineWidth, getComputedStyle(tab).outlineStyle]).toEqual([
    'solid',
    '2px',
    'none',
  ])
  // The inner edge of the ring, beyond the text on both sides.
  const reach = -Number.parseFloat(ring.left) + Number.parseFloat(ring.outlineOffset)
  expect(reach - 2).toBeGreaterThanOrEqual(2)
})

it('reports nothing when the selected tab is tapped, and leaves other keys to the browser', async () => {
  const onValueChange = vi.fn()
  const view = await render(
    <Tabs label="优惠券" items={items} onValueChange={onValueChange}>
      {panels}
    </Tabs>,
  )
  await view.getByRole('tab', { name: '可用 3', exact: true }).click()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(onValueChange).not.toHaveBeenCalled()
})

describe('changes', () => {
  const plainPanels = (
    <>
      <TabPanel value="usable">三张券</TabPanel>
      <TabPanel value="not">五张券</TabPanel>
    </>
  )

  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const selected = () =>
    page
      .getByRole('tab')
      .elements()
      .filter((one) => one.getAttribute('aria-selected') === 'true')
      .map((one) => one.textContent)

  it('shows a count of 0, and none where there is no count', async () => {
    await render(
      <Tabs
        label="优惠券"
        items={[
          { value: 'a', label: '可用', count: 0 },
          { value: 'b', label: '全部' },
        ]}
      />,
    )
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['可用 0', '全部'])
  })

  it('keeps what is in the panel when labels and counts change', async () => {
    const tabs = (count: number) => (
      <Tabs label="优惠券" items={[{ value: 'usable', label: '可用', count }]}>
        <TabPanel value="usable">
          <input aria-label="搜索" />
        </TabPanel>
      </Tabs>
    )
    const view = await render(tabs(3))
    await page.getByRole('textbox').fill('满减')
    await view.rerender(tabs(2))
    await expect.element(tab('可用 2')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('textbox')).toHaveValue('满减')
  })

  it('starts a panel again when its tab is selected again, and keeps what is beside the panels', async () => {
    const gone = vi.fn()
    function Search() {
      useEffect(() => gone, [])
      return <input aria-label="券内搜索" />
    }
    await render(
      <Tabs label="优惠券" items={items}>
        <input aria-label="备注" />
        <TabPanel value="usable">
          <Search />
        </TabPanel>
      </Tabs>,
    )
    await page.getByRole('textbox', { name: '券内搜索' }).fill('满减')
    await page.getByRole('textbox', { name: '备注' }).fill('急用')
    await tab('不可用 5').click()
    expect(gone).toHaveBeenCalledOnce()
    await tab('可用 3').click()
    await expect.element(page.getByRole('textbox', { name: '券内搜索' })).toHaveValue('')
    await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('急用')
  })

  it('selects what its caller says later, and reports nothing of it', async () => {
    const onValueChange = vi.fn()
    const tabs = (value: string) => (
      <Tabs label="优惠券" {...{ items, value, onValueChange }}>
        {plainPanels}
      </Tabs>
    )
    const view = await render(tabs('usable'))
    await view.rerender(tabs('not'))
    await expect.element(page.getByRole('tabpanel', { name: '不可用 5' })).toHaveTextContent('五张券')
    expect(selected()).toEqual(['不可用 5'])
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('moves the focus but not the selection when its caller refuses the change', async () => {
    const onValueChange = vi.fn()
    await render(
      <Tabs label="优惠券" {...{ items, onValueChange }} value="usable">
        {plainPanels}
      </Tabs>,
    )
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.element(tab('不可用 5')).toHaveFocus()
    expect(selected()).toEqual(['可用 3'])
    onValueChange.mockClear()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onValueChange.mock.calls).toEqual([['not'], ['not']])
  })

  it('does not select a disabled tab, and it can be enabled later', async () => {
    const onValueChange = vi.fn()
    const tabs = (disabled: boolean) => (
      <Tabs
        label="优惠券"
        items={[
          { value: 'usable', label: '可用' },
          { value: 'old', label: '已过期', disabled },
        ]}
        onValueChange={onValueChange}
      >
        <TabPanel value="old">旧券</TabPanel>
      </Tabs>
    )
    const view = await render(tabs(true))
    await tab('已过期').click({ force: true })
    expect(onValueChange).not.toHaveBeenCalled()
    await view.rerender(tabs(false))
    await tab('已过期').click()
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('旧券')
  })

  it.each([
    ['no tab', []],
    ['tabs that do not have the value', [{ value: 'new', label: '即将生效' }]],
  ])('renders no panel with %s', async (_what, list) => {
    const view = await render(
      <Tabs label="优惠券" items={list} value="usable">
        <TabPanel value="not">五张券</TabPanel>
        <p>全部优惠</p>
      </Tabs>,
    )
    expect(selected()).toEqual([])
    expect(view.container.innerText).not.toContain('五张券')
    await expect.element(page.getByText('全部优惠')).toBeVisible()
    if (list.length === 0) return
    await userEvent.keyboard('{Tab}')
    await expect.element(tab('即将生效')).toHaveFocus()
  })

  it('has a named list of tabs, and a class for it', async () => {
    await render(<Tabs label="优惠券" items={items} listClassName="sticky" />)
    const list = page.getByRole('tablist', { name: '优惠券' })
    await expect.element(list).toHaveClass('sticky')
    expect(list.element().classList.length).toBeGreaterThan(1)
  })

  it('hides a panel that its caller shows as a grid', async () => {
    const grid = document.createElement('style')
    grid.textContent = '.as-grid { display: grid }'
    document.head.append(grid)
    await render(
      <Tabs label="优惠券" items={items}>
        <TabPanel value="usable" className="as-grid" data-testid="first" />
        <TabPanel value="not" className="as-grid" data-testid="second" />
      </Tabs>,
    )
    const display = (id: string) => getComputedStyle(page.getByTestId(id).element()).display
    expect([display('first'), display('second')]).toEqual(['grid', 'none'])
    grid.remove()
  })

  describe('looks', () => {
    it.each(['koo', 'night'] as const)(
      'tells selected, other and disabled tabs apart in %s',
      async (theme) => {
        putTheme(theme)
        await render(<Tabs label="优惠券" items={items} />)
        const looks = page
          .getByRole('tab')
          .elements()
          .map((one) => {
            const { color, fontWeight } = getComputedStyle(one)
            return { color, fontWeight, line: getComputedStyle(one, '::after').transform }
          })
        expect(new Set(looks.map(({ color }) => color)).size).toBe(3)
        expect(looks.map(({ fontWeight }) => Number(fontWeight) >= 600)).toEqual([true, false, false])
        // The line below grows from nothing.
        expect(looks.map(({ line }) => line)).toEqual([
          'none',
          'matrix(0, 0, 0, 1, 0, 0)',
          'matrix(0, 0, 0, 1, 0, 0)',
        ])
      },
    )

    it('has targets for a finger also at names of one character', async () => {
      const view = await render(
        <div style={{ padding: 24 }}>
          <Tabs label="期数" items={['3', '6', '9'].map((value) => ({ value, label: value }))} />
        </div>,
      )
      expectTargets(view.container)
    })

    it('scrolls its own row and not the page, to the tab that has the focus', async () => {
      await page.viewport(320, 568)
      const names = ['内蒙古自治区', '新疆维吾尔自治区', '广西壮族自治区', '宁夏回族自治区']
      const view = await render(
        <div style={{ padding: 16 }}>
          <Tabs label="地区" items={names.map((label) => ({ value: label, label, count: 12 }))} />
        </div>,
      )
      const heights = page
        .getByRole('tab')
        .elements()
        .map((one) => one.getBoundingClientRect().height)
      expect(new Set(heights).size).toBe(1)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      const list = view.getByRole('tablist').element()
      expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
      await userEvent.keyboard('{Tab}{End}')
      await expect
        .poll(() => tab('宁夏回族自治区 12').element().getBoundingClientRect().right)
        .toBeLessThanOrEqual(320)
      await page.viewport(375, 667)
    })
  })
})
