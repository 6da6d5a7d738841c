import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { CheckGroup, CheckRow } from '../CheckGroup/index.ts'
import { RadioGroup, RadioRow } from '../RadioGroup/index.ts'

interface RowProps {
  value: string
  note?: ReactNode
  aside?: ReactNode
  disabled?: boolean
  children?: ReactNode
}

const long = '杭州市西湖区某某科技发展有限责任公司'.repeat(4)
const box = (element: Element) => element.getBoundingClientRect()
const row = (text: string) => page.getByText(text, { exact: true }).element().closest('label') as HTMLElement

describe.each([
  {
    name: 'RadioRow',
    Row: (props: RowProps) => <RadioRow {...props} />,
    group: (rows: ReactNode, disabled?: boolean) => (
      <RadioGroup label="借款用途" defaultValue="a" disabled={disabled ?? false}>
        {rows}
      </RadioGroup>
    ),
  },
  {
    name: 'CheckRow',
    Row: (props: RowProps) => <CheckRow {...props} />,
    group: (rows: ReactNode, disabled?: boolean) => (
      <CheckGroup label="借款用途" defaultValue={['a']} disabled={disabled ?? false}>
        {rows}
      </CheckGroup>
    ),
  },
])('$name', ({ Row, group }) => {
  it('is a target from edge to edge, at least 52 high', async () => {
    const view = await render(group(<Row value="b">旅游</Row>))
    const { left, right, top, bottom, height } = box(row('旅游'))
    expect(height).toBeGreaterThanOrEqual(52)
    expect(right - left).toBeCloseTo(box(view.container).width, 0)
    const corners = [
      [left + 1, top + 1],
      [right - 1, bottom - 1],
    ] as const
    for (const [x, y] of corners) {
      expect(document.elementFromPoint(x, y)?.closest('label')).toBe(row('旅游'))
    }
  })

  it('is named by its label with note and aside', async () => {
    await render(
      group(
        <Row value="b" note="景点、机票" aside="最常选">
          旅游
        </Row>,
      ),
    )
    const input = document.querySelector('input') as HTMLInputElement
    await expect.element(input).toHaveAccessibleName('旅游 景点、机票 最常选')
    const note = page.getByText('景点、机票').element()
    expect(box(note).top).toBeGreaterThan(box(row('景点、机票')).top + 20)
    expect(box(page.getByText('最常选').element()).right).toBeLessThan(box(input).left)
  })

  it('has a place for note and aside only when they have something to say', async () => {
    await render(
      group(
        <Row value="b" note="" aside={null}>
          旅游
        </Row>,
      ),
    )
    expect(row('旅游').querySelectorAll('span > span')).toHaveLength(1)
    expect(row('旅游').children).toHaveLength(2)
  })

  it('keeps label, aside and control apart with long texts on the narrowest screen', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(375, 667))
    const view = await render(
      group(
        <Row value="b" note={long} aside={`尾号${long}`}>
          {`${long}旅游`}
        </Row>,
      ),
    )
    const label = row(long)
    const [text, aside, control] = [...label.children].map(box) as [DOMRect, DOMRect, DOMRect]
    expect(text.right).toBeLessThanOrEqual(aside.left)
    expect(aside.right).toBeLessThanOrEqual(control.left)
    expect(aside.width).toBeLessThanOrEqual(box(label).width * 0.55 + 0.5)
    expect(text.width).toBeGreaterThan(60)
    expect(view.container.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('is separated by a thin line from the row above, not from nothing', async () => {
    await render(
      group(
        <>
          <Row value="a">装修</Row>
          <Row value="b">旅游</Row>
        </>,
      ),
    )
    const lines = ['装修', '旅游'].map((text) => getComputedStyle(row(text)).borderTopWidth)
    expect(lines).toEqual(['0px', '1px'])
  })

  it.each(['koo', 'night'] as const)(
    'shows a selected, another and a disabled row in other ways, in %s',
    async (theme) => {
      putTheme(theme)
      await render(
        group(
          <>
            <Row value="a">装修</Row>
            <Row value="b">旅游</Row>
            <Row value="c" disabled>
              教育
            </Row>
          </>,
        ),
      )
      await finishAnimations()
      const looks = ['装修', '旅游', '教育'].map((text) => {
        const { borderColor, borderWidth, backgroundColor } = getComputedStyle(
          row(text).querySelector('input') as Element,
        )
        return `${borderColor} ${borderWidth} ${backgroundColor}`
      })
      expect(new Set(looks).size).toBe(3)
      const colours = ['装修', '旅游', '教育'].map((text) => getComputedStyle(row(text)).color)
      expect([colours[0] === colours[1], colours[1] === colours[2]]).toEqual([true, false])
      expect(getComputedStyle(row('教育')).cursor).toBe('not-allowed')
    },
  )

  it('is disabled with its group, and back', async () => {
    const view = await render(group(<Row value="b">旅游</Row>, true))
    row('旅游').click()
    expect(view.container.querySelector('input:checked')).toBeNull()
    await view.rerender(group(<Row value="b">旅游</Row>))
    await userEvent.click(row('旅游'))
    expect(view.container.querySelector('input:checked')).not.toBeNull()
  })

  it('shows a ring for keys', async () => {
    await render(group(<Row value="a">装修</Row>))
    await userEvent.keyboard('{Tab}')
    const ring = getComputedStyle(document.activeElement as Element)
    expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '2px'])
  })
})
