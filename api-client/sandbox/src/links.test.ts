import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { personas } from './index.ts'
import { frozenSandbox, mountOf, Person } from './testing/client.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../flows/${name}`, import.meta.url), 'utf8'))

/** A page's path from its id: message_list. */
const pathOf = (pageId: string): string => `/${pageId.replaceAll('_', '/')}`

/** Paths of all pages of the product: those of its flows, and those that are named without one. */
function pagePaths(): Set<string> {
  const flows = read('inventory.json') as Record<string, Array<{ path: string }>>
  const { hosts = {}, notBuilt = {} } = read('inventory-others.json') as {
    hosts?: Record<string, string>
    notBuilt?: Record<string, string[]>
  }
  return new Set([
    ...Object.values(flows)
      .flat()
      .map((page) => page.path),
    ...[...Object.keys(hosts), ...Object.values(notBuilt).flat()].map(pathOf),
  ])
}

/** Places of adverts on these pages. */
const POSITIONS = ['home', 'wallet', 'mine', 'message', 'couponCentre']
const BASE = '/pages/credit'

/** Addresses of pages of the product in a reply, without origin, base and query. */
function pagesIn(reply: unknown): string[] {
  if (typeof reply === 'string') {
    const path = reply.replace('http://sandbox.test', '')
    return path.startsWith(`${BASE}/`) ? [path.slice(BASE.length).replace(/[?#].*$/, '')] : []
  }
  return typeof reply === 'object' && reply !== null ? Object.values(reply).flatMap(pagesIn) : []
}

/** What a customer is shown on home page, messages, campaigns, top-ups and membership. */
async function replies(person: Person): Promise<unknown[]> {
  const messages = await person.call('message/queryList', { pageSize: 20 })
  return [
    messages,
    ...(await Promise.all(POSITIONS.map((position) => person.call('user/getAdvert', { position })))),
    await person.call('apphome/queryContentV2', {}),
    await person.call('apphome/queryContentV3', {}),
    await person.call('apphome/queryContentV4', {}),
    await person.call('apphome/queryContentV5', {}),
    await person.call('apphome/queryWindows', {}),
    await person.call('apphome/queryCard', {}),
    await person.call('activity/queryCampaigns', {}),
    await person.call('member/queryBenefits', {}),
    await person.call('merchant/getUserWindowList', { currentPage: 'message_list' }),
  ]
}

describe('links to pages of the product', () => {
  const known = pagePaths()

  it('are read from the list of pages', () => {
    expect(known.size).toBeGreaterThan(200)
    expect([...known]).toEqual(expect.arrayContaining(['/message/list', '/cash/home', '/wallet']))
  })

  it.each(personas.map(({ name }) => name))('of %s lead to pages that exist', async (name) => {
    const person = await new Person(mountOf(frozenSandbox())).signIn(name)
    const pages = pagesIn(await replies(person))
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((page) => !known.has(page))).toEqual([])
  })

  it('of visitors lead to pages that exist', async () => {
    const visitor = new Person(mountOf(frozenSandbox()))
    const pages = pagesIn([
      await visitor.call('apphome/queryGuestContentV2', {}),
      await visitor.call('apphome/queryGuestContentV3', {}),
      await visitor.call('apphome/queryGuestContentV4', {}),
      await visitor.call('apphome/queryGuestContentV5', {}),
      await visitor.call('apphome/queryGuestCard', {}),
      await visitor.call('user/getGuestAdvert', { position: 'home' }),
      await visitor.call('other/getMultiWebConfig', { keys: ['homeTabs'] }),
    ])
    expect(pages.length).toBeGreaterThan(40)
    // The page of combined loans has a key only.
    expect(pages.filter((page) => !known.has(page) && page !== '/combine')).toEqual([])
  })
})
