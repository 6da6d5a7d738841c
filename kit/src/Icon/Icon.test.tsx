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

it.each(Object.entries(icons))(
  '%s is drawn in the colour and size of the text around it',
  async (_name, Icon) => {
    const view = await render(
      <p style={{ fontSize: 32, color: 'rgb(200, 16, 46)' }}>
        <Icon />
      </p>,
    )
    const svg = view.container.querySelector('svg') as SVGSVGElement
    const { stroke, fill, width, height } = getComputedStyle(svg)
    expect([stroke, fill, width, height]).toEqual(['rgb(200, 16, 46)', 'none', '40px', '40px'])
  },
)

it('has another drawing for each name', async () => {
  const drawings = new Set<string>()
  for (const Icon of Object.values(icons)) {
    const view = await render(<Icon />)
    drawings.add(view.container.querySelector('svg')?.innerHTML ?? '')
    await view.unmount()
  }
  expect(drawings.size).toBe(Object.keys(icons).length)
})

it('is named in the tools of developers as it is imported', () => {
  const names = Object.values(icons).map(({ displayName }) => displayName)
  expect(names).toEqual(Object.keys(icons))
})

it('becomes an image with a name, and decoration again, as its title does', async () => {
  const view = await render(<IconCheck title="已选" />)
  const svg = view.container.querySelector('svg')
  expect([svg?.getAttribute('role'), svg?.hasAttribute('aria-hidden')]).toEqual(['img', false])
  await view.rerender(<IconCheck title="" />)
  expect([svg?.getAttribute('role'), svg?.getAttribute('aria-hidden')]).toEqual([null, 'true'])
})

it('is never reached by the keyboard, and keeps its size beside a long text', async () => {
  const view = await render(
    <p style={{ display: 'flex', width: 60, fontSize: 16 }}>
      <IconCheck />
      {'已完成'.repeat(20)}
    </p>,
  )
  const svg = view.container.querySelector('svg')
  expect(svg?.getAttribute('focusable')).toBe('false')
  expect(svg?.getBoundingClientRect().width).toBe(20)
})

it.each(Object.entries(icons))('%s has the same line at every size', async (_name, Icon) => {
  const view = await render(<Icon style={{ fontSize: 32 }} />)
  for (const shape of view.container.querySelectorAll('svg *')) {
    const { vectorEffect, strokeWidth } = getComputedStyle(shape)
    expect([vectorEffect, strokeWidth]).toEqual(['non-scaling-stroke', '1.6px'])
  }
})
