import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import * as icons from './index.ts'

const { IconCheck } = icons

describeConformance('Icon', { render: (props) => <IconCheck {...props} /> })

it('is decorative unless it has a title', async () => {
  const view = await render(
    <>
      <IconCheck data-testid="plain" />
      <IconCheck title="已选" />
    </>,
  )
  expect(view.getByTestId('plain').element().getAttribute('aria-hidden')).toBe('true')
  await expect.element(view.getByRole('img', { name: '已选' })).toBeVisible()
})

it.each(Object.entries(icons))('%s stays inside its grid', async (_name, Icon) => {
  const view = await render(<Icon />)
  const svg = view.container.querySelector('svg')
  const box = svg?.getBBox()
  expect(box?.width).toBeGreaterThan(4)
  expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(1)
  expect((box?.x ?? 0) + (box?.width ?? 99)).toBeLessThanOrEqual(23)
  expect((box?.y ?? 0) + (box?.height ?? 99)).toBeLessThanOrEqual(23)
})
