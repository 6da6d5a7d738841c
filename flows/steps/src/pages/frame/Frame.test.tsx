import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { frame } from './step.ts'

const OWN = `${location.origin}/nothing-here?a=1&b=%E4%B8%AD%2F`

it('shows a page of a listed host in a frame, its query included', { tags: ['route.34'] }, async () => {
  const asked: string[] = []
  const frames = (url: string) => asked.push(url) > 0
  await openPage(frame, { search: { url: OWN }, host: { frames } })
  const shown = page.getByTitle(copy.frame)
  await expect.element(shown).toHaveAttribute('src', OWN)
  expect(asked).toContain(OWN)
})

it('says whose page it is, and holds its place until it is there', async () => {
  await openPage(frame, { search: { url: OWN }, host: { frames: () => true } })
  await expect.element(page.getByText(copy.by(location.hostname))).toBeVisible()
  const shown = page.getByTitle(copy.frame)
  await expect.element(page.getByText(copy.loading)).not.toBeInTheDocument()
  // A page that is dark around it does not make one of light colours unreadable.
  expect(getComputedStyle(shown.element()).colorScheme).toBe('light')
})

it('gives the page in the frame no origin of ours, no window to open, and no referrer', async () => {
  await openPage(frame, { search: { url: OWN }, host: { frames: () => true } })
  const shown = page.getByTitle(copy.frame)
  await expect.element(shown).toHaveAttribute('sandbox', 'allow-scripts')
  await expect.element(shown).toHaveAttribute('referrerpolicy', 'no-referrer')
})

it.each([['https://evil.test/'], ['javascript:alert(1)'], ['']])(
  'shows nothing of %s, says so, and reports it',
  async (url) => {
    const { exits, host } = await openPage(frame, { search: { url } })
    await expect.element(page.getByText(copy.refused.title)).toBeVisible()
    await expect.element(page.getByTitle(copy.frame)).not.toBeInTheDocument()
    await expect.poll(() => host.events).toMatchObject([{ name: 'frame_refused', facts: {} }])
    await page.getByRole('button', { name: copy.back }).click()
    await expect.poll(() => exits).toEqual([{ name: 'back' }])
  },
)
