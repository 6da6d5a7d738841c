import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Header } from '../Header/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { Surface } from '../Surface/index.ts'
import { Page } from './index.ts'

const view = (props: object) => (
  <Page header={<Header title="借款" />} {...props}>
    <Surface pad="list">
      <ListRow label="借款用途" value="日常消费" />
    </Surface>
  </Page>
)

describeConformance('Page', { render: view })

it.each([
  [320, 320],
  [375, 375],
  [430, 430],
  [480, 480],
  [1280, 480],
])('at %i is a column of %i with no sideways scroll', async (width, column) => {
  await page.viewport(width, 667)
  const { container } = await render(view({}))
  const box = container.firstElementChild?.getBoundingClientRect()
  expect(Math.round(box?.width ?? 0)).toBe(column)
  expect(Math.abs((box?.left ?? 0) - (innerWidth - column) / 2)).toBeLessThan(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await page.viewport(375, 667)
})

it('has one main element with aria-busy while busy', async () => {
  const { getByRole } = await render(view({ busy: true }))
  await expect.element(getByRole('main')).toHaveAttribute('aria-busy', 'true')
})
