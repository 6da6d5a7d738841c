import { memoryStorage } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { enterCallback } from './enter.ts'
import { loginCallback } from './step.ts'

type Options = OpenPageOptions<{ redirect?: string }>
const open = (options: Options = {}) =>
  openPage(loginCallback, {
    ...options,
    host: { ownPath: (address) => (address.startsWith('/') ? address : null), ...options.host },
  })

describe('a customer who is signed in', () => {
  it('gets the page that was asked for, in the place of this one', async () => {
    const { host, exits } = await open({ search: { redirect: '/cash/home?amount=3000' } })
    await expect.poll(() => host.opened).toEqual(['/cash/home?amount=3000'])
    expect(exits).toEqual([])
  })

  it.each([undefined, 'https://evil.test/', '/loginCallback?redirect=/cash/home', '/middleRedirect?to=loan'])(
    'gets the home page for %j',
    async (redirect) => {
      const { host, exits } = await open({ search: { redirect } })
      await expect.poll(() => exits).toEqual([{ name: 'home', query: undefined }])
      expect(host.opened).toEqual([])
    },
  )
})

describe('a visitor', () => {
  it('signs in once, and is told when nobody was signed in', { tags: ['route.8', 'role.7'] }, async () => {
    const entry = memoryStorage()
    const options = { signedIn: false, host: { entry }, search: { redirect: '/mine' } }
    const { text, exits } = await open(options)
    await expect.element(text(copy.ended.title)).toBeVisible()
    expect(exits).toEqual([{ name: 'signIn', query: { redirect: '/mine' } }])
    // Back from the sign-in: nobody is sent there once more without a tap.
    const again = await open(options)
    await expect.element(again.text(copy.ended.title).first()).toBeVisible()
    expect(again.exits).toEqual([])
  })

  it('can sign in after all, or go home', async () => {
    const { tap, exits, text } = await open({ signedIn: false })
    await expect.element(text(copy.ended.title)).toBeVisible()
    await tap(copy.signIn)
    await expect.poll(() => exits).toHaveLength(2)
    await tap(copy.home)
    expect(exits.at(-1)).toEqual({ name: 'home', query: undefined })
  })
})

describe('what a messenger adds to the address', () => {
  const enter = (query: Record<string, string>, name: 'loginCallback' | 'offline' = 'loginCallback') =>
    enterCallback({ page: name, query, from: null, action: 'LOAD' })

  it.each(['code', 'state', 'error'])('goes out of it: %s', (name) => {
    const dest = { to: 'page', page: 'loginCallback', replace: true }
    expect(enter({ [name]: 'x', redirect: '/mine' })).toEqual({ ...dest, query: { redirect: '/mine' } })
    expect(enter({ [name]: 'x' })).toEqual({ ...dest, query: {} })
  })

  it('is none of the business of other pages', () => {
    expect([enter({ code: 'x' }, 'offline'), enter({ redirect: '/mine' })]).toEqual([null, null])
  })
})
