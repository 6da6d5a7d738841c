import { openPage } from '@koo/page/testing/page'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy, examples } from './copy.ts'
import { example } from './step.ts'

const names = Object.keys(examples) as (keyof typeof examples)[]
/** The texts of a value, at any depth, without the names of drawings. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? /\p{Script=Han}/u.test(value)
      ? [value]
      : []
    : Object.values(value as object).flatMap(textsOf)

it.each(names)('shows the drawings and the words of %s, and leads back', async (of) => {
  const { view, tap, exits, world } = await openPage(example({ of }), { signedIn: false })
  await expect.element(page.getByText(examples[of].intro)).toBeVisible()
  for (const text of textsOf(examples[of])) expect(view.container.textContent).toContain(text)
  expect(view.container.querySelectorAll('svg[viewBox="0 0 96 72"]').length).toBeGreaterThan(3)
  // Nothing plays, and nothing is loaded from elsewhere.
  expect(view.container.querySelectorAll('img, video, audio, iframe')).toHaveLength(0)
  expect(world.sandbox.log('default')).toEqual([])
  await tap(copy.done)
  expect(exits).toEqual([{ name: 'done', query: undefined }])
})

it('shows one document as it must be, and three that are spoiled in other ways', async () => {
  const { view } = await openPage(example({ of: 'invoice' }))
  const pictures = [...view.container.querySelectorAll('svg[viewBox="0 0 96 72"]')].map(
    ({ innerHTML }) => innerHTML,
  )
  expect(new Set(pictures).size).toBe(4)
  await expect.element(page.getByRole('heading', { name: copy.wrong })).toBeVisible()
})

it('numbers the steps of a tutorial', async () => {
  await openPage(example({ of: 'recording' }))
  const titles = page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(examples.recording.steps.map(({ title }, place) => copy.step(place + 1, title)))
})

it.each(names)('fits on a narrow screen with larger text: %s', async (of) => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 812)
  })
  await openPage(example({ of }))
  await expect.element(page.getByText(examples[of].intro)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
