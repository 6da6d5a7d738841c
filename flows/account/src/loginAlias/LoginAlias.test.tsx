import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { loginAlias } from './step.ts'

/** The page with a host that knows these addresses as its own. */
async function open(redirect: string | undefined, own: Readonly<Record<string, string>> = {}) {
  const options: OpenPageOptions<{ redirect?: string }> = {
    search: redirect === undefined ? {} : { redirect },
  }
  return openPage(loginAlias, {
    ...options,
    host: { ownPath: (address) => own[address] ?? null },
  })
}

it('leads a customer who is signed in on to the page that asked', async () => {
  const opened = await open('/pages/credit/coupon/mine', { '/pages/credit/coupon/mine': '/coupon/mine' })
  await expect.poll(() => opened.host.opened).toEqual(['/pages/credit/coupon/mine'])
  expect(opened.exits).toEqual([])
})

it.each([
  ['nothing', undefined],
  ['an address that is none of the app', 'https://evil.test/'],
  ['itself', '/account/login?redirect=x'],
])('leads home from %s', async (_, redirect) => {
  const opened = await open(redirect, { '/account/login?redirect=x': '/account/login?redirect=x' })
  await expect.poll(() => opened.exits).toEqual([{ name: 'home', query: undefined }])
  expect(opened.host.opened).toEqual([])
})
