import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { rgb } from '../../test/rgb.ts'
import { Header } from '../Header/index.ts'
import { safe } from '../theme/base.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { StatusBar } from './index.ts'

describeConformance('StatusBar', { render: (props) => <StatusBar {...props} /> })

const boxOf = (name: string) => page.getByTestId(name).element().getBoundingClientRect()
const inset = (value: string) => {
  document.documentElement.style.setProperty(safe.hostTop, value)
  onTestFinished(() => void document.documentElement.style.removeProperty(safe.hostTop))
}

it('takes no room where the system has none for it', async () => {
  await render(<StatusBar data-testid="bar" />)
  expect(boxOf('bar').height).toBe(0)
})

it.each([320, 375, 480])(
  'has the height that a host says, on a screen of %i',
  { tags: ['layout.2'] },
  async (width) => {
    await page.viewport(width, 667)
    onTestFinished(() => page.viewport(375, 667))
    inset('26px')
    await render(<StatusBar data-testid="bar" />)
    expect(boxOf('bar').height).toBe(26)
  },
)

it('gives the same room to a Header', async () => {
  await render(<Header data-testid="header" title="借款" />)
  const { height } = boxOf('header')
  inset('26px')
  expect(boxOf('header').height).toBe(height + 26)
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('covers in %s what scrolls under it', async (theme, { paper }) => {
  putTheme(theme)
  inset('26px')
  await render(
    <div>
      <StatusBar data-testid="bar" />
      <div style={{ position: 'relative', height: 3000 }}>内容</div>
    </div>,
  )
  window.scrollTo(0, 500)
  const bar = page.getByTestId('bar').element()
  expect(boxOf('bar').top).toBe(0)
  expect(document.elementFromPoint(100, 13)).toBe(bar)
  expect(getComputedStyle(bar).backgroundColor).toBe(rgb(paper))
})
