import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { copy } from './copy.ts'
import { middleRedirect } from './step.ts'

type Options = OpenPageOptions<{ to?: string; url?: string }>

const ownPath = (address: string) => (address.startsWith('/') ? address : null)
const open = (search: Options['search'], options: Options = {}) =>
  openPage(middleRedirect, { search, ...options })

it('has a title that says that it passes on', { tags: ['route.2'] }, () => {
  expect(middleRedirect.title).toBe('跳转中')
})

it('opens the page of a key once, in its own place', { tags: ['route.26'] }, async () => {
  const { host, text } = await open({ to: 'loan' })
  await expect.element(text(copy.leaving.title)).toBeVisible()
  await expect.poll(() => host.opened).toHaveLength(1)
  expect(host.opened[0]).toMatch(/loan$/)
})

it('opens an address that the gate allows', async () => {
  const url = 'https://mall.credit.test/a?b=%E4%B8%AD'
  const { host } = await open({ url })
  await expect.poll(() => host.opened).toEqual([url])
})

it.each<[string, Options['search']]>([
  ['nothing', {}],
  ['two targets', { to: 'loan', url: 'https://mall.credit.test/' }],
  ['itself', { url: '/middleRedirect?to=loan' }],
  ['itself in other letters', { url: '/MIDDLEREDIRECT/?to=loan' }],
  ['the landing page of the sign-in', { url: '/loginCallback?redirect=/middleRedirect' }],
])('opens nothing for %s, and leads home', async (_title, search) => {
  const { host, text, tap, exits } = await open(search, { host: { ownPath } })
  await expect.element(text(copy.refused.title)).toBeVisible()
  expect(host.opened).toEqual([])
  await tap(copy.home)
  expect(exits).toEqual([{ name: 'home', query: undefined }])
})

it.each([
  'https://evil.test/',
  'javascript:alert(1)',
  '//evil.test/',
  'https%3A%2F%2Fevil.test%2F',
  'https://cash.credit.test@evil.test/',
])('stays where the gate refuses %s, and says so', async (url) => {
  const { text } = await open({ url }, { host: { opens: () => false } })
  await expect.element(text(copy.refused.title)).toBeVisible()
})

it('says that a key is unknown', { tags: ['route.26'] }, async () => {
  const { host, text } = await open({ to: 'unknown' }, { host: { links: [] } })
  await expect.element(text(copy.refused.title)).toBeVisible()
  expect(host.opened).toEqual([])
})
