import type { CSSProperties, ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AssessStatus } from '../AssessStatus/index.ts'
import { LoanAmountCard } from '../LoanAmountCard/index.ts'
import { scale, type, type TypeSize } from '../theme/index.ts'
import { Amount, amountSizes } from './index.ts'

const WHOLE: CSSProperties = { maxHeight: 'none', overflow: 'visible' }

/** How much of a picture of the text is dark: what is cut off is missing in it. */
async function inkOf(text: ReactElement): Promise<number> {
  const view = await render(
    <div data-testid="paper" style={{ padding: 40, background: '#fff', color: '#000' }}>
      {text}
    </div>,
  )
  const base64 = await page.screenshot({ element: view.getByTestId('paper'), save: false })
  await view.unmount()
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
  canvas.drawImage(picture, 0, 0)
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height)
  let dark = 0
  for (let at = 0; at < data.length; at += 4) dark += 255 - (data[at] ?? 255)
  return dark / 255
}

it.each(amountSizes.filter((size) => size !== 'hero'))(
  'shows the whole tail of the comma of an amount of size %s',
  async (size) => {
    const amount = <Amount value="1,234" size={size} tone="ink" />
    const shown = await inkOf(<p>{amount}</p>)
    const whole = await inkOf(<p style={WHOLE}>{amount}</p>)
    expect(whole).toBeGreaterThan(20)
    expect(shown).toBeCloseTo(whole, 0)
  },
)

it.each([
  ['result', <LoanAmountCard key="l" amount="1,234" />],
  ['assessment', <AssessStatus key="a" status="passed" amount="1,234" />],
] as const)('shows the whole tail of the comma of the hero of a %s', async (_name, part) => {
  const shown = await inkOf(part)
  document.body.classList.add('uncut')
  const sheet = document.createElement('style')
  sheet.textContent = '.uncut * { max-height: none !important; overflow: visible !important }'
  document.head.append(sheet)
  onTestFinished(() => sheet.remove())
  const whole = await inkOf(part)
  document.body.classList.remove('uncut')
  expect(shown).toBeCloseTo(whole, 0)
})

// Of the largest step there are amounts only, above.
const steps = (Object.keys(scale).map(Number) as TypeSize[]).filter((step) => step < 44)

it.each(steps)('shows the whole tail of a comma in a text of %i', async (step) => {
  const shown = await inkOf(<p style={type(step)}>1,234</p>)
  const whole = await inkOf(<p style={{ ...type(step), ...WHOLE }}>1,234</p>)
  expect(shown).toBeCloseTo(whole, 0)
})
