import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Button } from '../Button/index.ts'
import { FooterBar } from './index.ts'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('FooterBar', {
  render: (props) => (
    <FooterBar above={<p>我已阅读并同意协议</p>} {...props}>
      <Button block>立即借款</Button>
    </FooterBar>
  ),
})

it('stays at the bottom of a long page, but not on a very low screen', { tags: ['layout.1'] }, async () => {
  await render(
    <div>
      <div style={{ height: 3000 }} />
      <FooterBar>
        <Button block>立即借款</Button>
      </FooterBar>
    </div>,
  )
  const button = page.getByRole('button')
  expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  await page.viewport(640, 320)
  expect(button.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight)
  await page.viewport(375, 667)
})

it('has something above its action only when there is something', async () => {
  const view = await render(
    <FooterBar>
      <Button>立即借款</Button>
    </FooterBar>,
  )
  const bar = view.container.firstElementChild as Element
  const height = bar.getBoundingClientRect().height
  expect(bar.childElementCount).toBe(1)
  await view.rerender(
    <FooterBar above={<p>我已阅读并同意协议</p>}>
      <Button>立即借款</Button>
    </FooterBar>,
  )
  const above = page.getByText('我已阅读并同意协议').element().getBoundingClientRect()
  const button = page.getByRole('button').element().getBoundingClientRect()
  expect(button.top - above.bottom).toBe(8)
  expect(bar.getBoundingClientRect().height).toBe(height + above.height + 8)
})

it.each([
  [375, '0px'],
  [768, '20.48px'],
])('on a screen of %i has corners of %s', async (width, radius) => {
  await page.viewport(width, 667)
  await render(<FooterBar data-testid="bar">立即借款</FooterBar>)
  const { borderTopLeftRadius, borderBottomLeftRadius } = getComputedStyle(page.getByTestId('bar').element())
  expect([borderTopLeftRadius, borderBottomLeftRadius]).toEqual([radius, '0px'])
  await page.viewport(375, 667)
})

it('is over the content that scrolls under it', async () => {
  await render(
    <div>
      <div style={{ position: 'relative', height: 3000 }}>内容</div>
      <FooterBar data-testid="bar">立即借款</FooterBar>
    </div>,
  )
  const bar = page.getByTestId('bar').element()
  const { top, bottom } = bar.getBoundingClientRect()
  expect(bottom).toBe(innerHeight)
  expect(bar.contains(document.elementFromPoint(innerWidth / 2, (top + bottom) / 2))).toBe(true)
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('hides in %s what is under it', async (theme, { surface, line }) => {
  putTheme(theme)
  await render(<FooterBar data-testid="bar">立即借款</FooterBar>)
  const { backgroundColor, borderTopColor } = getComputedStyle(page.getByTestId('bar').element())
  expect([backgroundColor, borderTopColor]).toEqual([rgb(surface), rgb(line)])
})

it('gives its button the width between the edges of the page', async () => {
  await page.viewport(320, 568)
  await render(
    <FooterBar>
      <Button block>{'立即借款并同意以上协议'.repeat(3)}</Button>
    </FooterBar>,
  )
  const { left, right } = page.getByRole('button').element().getBoundingClientRect()
  expect(left).toBeGreaterThan(12)
  expect(right).toBe(320 - left)
  await page.viewport(375, 667)
})
