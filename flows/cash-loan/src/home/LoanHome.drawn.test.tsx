import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openReady, payments } from './testing/openHome.ts'

const cents = (text: string | null | undefined) =>
  Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100)
const rows = () => page.getByRole('dialog').getByRole('button', { name: /^\d+期/ })

it('has all periods beside each other with the figures of their cards; a tap selects one', async () => {
  await openReady({}, { amount: '12000' })
  const shown = payments()
  await page.getByRole('button', { name: /期数对比/ }).click()
  await expect.element(page.getByRole('dialog', { name: '期数对比' })).toBeVisible()
  const texts = rows()
    .elements()
    .map(({ textContent }) => textContent ?? '')
  expect(texts.map((text) => /每期 (¥[\d,.]+)/.exec(text)?.[1])).toEqual(shown)
  for (const text of texts) {
    const [total, charge] = [/共还 ¥([\d,.]+)/, /息费 ¥([\d,.]+)/].map((part) => cents(part.exec(text)?.[1]))
    expect((total ?? 0) - (charge ?? 0)).toBe(1_200_000)
  }
  const [least] = texts.filter((text) => text.includes('息费最低'))
  const charges = texts.map((text) => cents(/息费 ¥([\d,.]+)/.exec(text)?.[1]))
  expect(cents(/息费 ¥([\d,.]+)/.exec(least ?? '')?.[1])).toBe(Math.min(...charges))
  await rows().first().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio').first()).toBeChecked()
})

it('says of each coupon what it takes off, down to what is paid', async () => {
  await openReady({}, { amount: '12000' })
  const paid = page.getByText(/^共还 /).element().textContent
  const charge = cents(/息费 ¥([\d,.]+)/.exec(paid ?? '')?.[1])
  await page.getByTestId('coupon-row').click()
  await page.getByRole('button', { name: '为什么省这么多' }).click()
  const section = page.getByRole('region', { name: '为什么省这么多' }).element()
  const figures = [...section.querySelectorAll('dl dd:nth-child(2)')].map(({ textContent }) =>
    cents(textContent),
  )
  const [before = 0, ...steps] = figures
  const after = steps.pop()
  expect(steps.length).toBeGreaterThan(0)
  expect(before - steps.reduce((sum, step) => sum + step, 0)).toBe(after)
  expect(after).toBe(charge)
  const saved = steps.reduce((sum, step) => sum + step, 0)
  expect(cents(page.getByTestId('coupon-done').element().textContent)).toBe(saved)
  // Without a coupon nothing is saved, and nothing is said.
  await page.getByText('不使用优惠券').click()
  await expect.element(page.getByRole('region', { name: '为什么省这么多' })).not.toBeInTheDocument()
})
