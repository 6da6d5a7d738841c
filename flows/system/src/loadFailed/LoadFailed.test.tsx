import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { loadFailed } from './step.ts'

const ownPath = (address: string) => (address.startsWith('/') ? address : null)

it('opens the page once more that did not load', { tags: ['route.44'] }, async () => {
  const { tap, host } = await openPage(loadFailed, {
    search: { redirect: '/cash/home?amount=3000' },
    host: { ownPath },
  })
  await tap(copy.retry)
  await expect.poll(() => host.opened).toEqual(['/cash/home?amount=3000'])
})

it.each([undefined, 'https://evil.test/', '/loadFailed', '/middleRedirect?to=loan'])(
  'leads home only, for %j',
  async (redirect) => {
    const { tap, text, exits } = await openPage(loadFailed, { search: { redirect }, host: { ownPath } })
    await expect.element(text(copy.title)).toBeVisible()
    expect(page.getByRole('button', { name: copy.retry }).elements()).toEqual([])
    await tap(copy.home)
    expect(exits).toEqual([{ name: 'home', query: undefined }])
  },
)

it('offers no second time what the gate refuses', async () => {
  const { tap } = await openPage(loadFailed, {
    search: { redirect: '/none' },
    host: { ownPath, opens: () => false },
  })
  await tap(copy.retry)
  await expect.element(page.getByRole('button', { name: copy.retry })).not.toBeInTheDocument()
})
