import { afterEach, describe, expect, it } from 'vitest'
import { carries, defineFlow, defineStep, optionalQuery, page } from '../index.ts'
import { fakeHost } from '../testing/index.ts'
import { views, open } from './testing/opened.tsx'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
})

const search = optionalQuery({ coupon: /^\w+$/ })
const step = defineStep({ title: 'offers', login: false, exits: { take: carries<{ coupon: string }>() } })
const offers = step.page(() => Promise.resolve({ default: () => <p>offers</p>, search }))
const door = defineStep({ title: 'sign in', login: false }).page(() =>
  Promise.resolve({ default: () => <p>door</p> }),
)
const flow = defineFlow({
  id: 's',
  start: 'offers',
  pages: { offers, door },
  exits: { offers: { take: page('offers', { signIn: true, replace: true }) } },
})

/** A visitor, whose sign-in is a page (`to`), is made at once by the app (null), or fails. */
async function asVisitor(login: () => Promise<string | null>) {
  const asked: string[] = []
  const host = fakeHost({
    login: (returnTo) => {
      asked.push(returnTo)
      return login()
    },
  })
  host.setLoggedIn(false)
  const view = open(flow, { host, at: '/s/offers' })
  await view.shows('s_offers')
  return { view, asked, host }
}

describe('an exit for which visitors sign in', () => {
  it('leads to the page of the sign-in, with the place to come back to; back leads to the page before', async () => {
    const { view, asked } = await asVisitor(() => Promise.resolve('/s/door'))
    void view.takeExit('offers', 'take', { coupon: 'C1' })
    await view.shows('s_door')
    expect([asked, view.depth()]).toEqual([['/s/offers?coupon=C1'], 1])
    view.back()
    await view.shows('s_offers')
    expect(view.routed()).toBe('/s/offers')
  })

  it('leads to the page itself when the app has signed them in', async () => {
    const { view } = await asVisitor(() => Promise.resolve(null))
    void view.takeExit('offers', 'take', { coupon: 'C1' })
    await expect.poll(() => view.routed()).toBe('/s/offers?coupon=C1')
    expect(view.depth()).toBe(0)
  })

  it('asks customers for nothing', async () => {
    const { view, asked, host } = await asVisitor(() => Promise.resolve('/s/door'))
    host.setLoggedIn(true)
    void view.takeExit('offers', 'take', { coupon: 'C1' })
    await expect.poll(() => view.routed()).toBe('/s/offers?coupon=C1')
    expect(asked).toEqual([])
  })

  it('says when nobody could be signed in', async () => {
    const { view } = await asVisitor(() => Promise.reject(new Error('no reply')))
    void view.takeExit('offers', 'take', { coupon: 'C1' })
    await expect.poll(() => view.screen()).toBe('failure:login')
  })
})
