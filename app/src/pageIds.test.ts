import { pageIdOf, pathOf } from '@koo/flow'
import type { InventoryPage } from '@koo/flow/tools'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyedAddress, pageKeys, type KeyedPage } from './config/pageKeys.ts'
import { everyFlow as flows } from './everyFlow.ts'
import { keyedPaths } from './flows.ts'
import inventory from '../../flows/inventory.json'
import others from '../../flows/inventory-others.json'

const root = path.resolve(import.meta.dirname, '../..')
const pages = new Set(flows.flatMap((flow) => Object.keys(flow.pages).map((name) => pageIdOf(flow, name))))
const listed = Object.values(inventory as Readonly<Record<string, readonly InventoryPage[]>>)
  .flat()
  .filter(({ added }) => added === undefined)
  .map(({ pageId }) => pageId)
const keys: Readonly<Record<string, KeyedPage>> = pageKeys
const { standIns, hosts } = others
const notBuilt = Object.values<string[]>(others.notBuilt).flat()
const keyed = Object.entries<string>(hosts)

/** Every page id of the specification. */
const all = [...listed, ...Object.keys(standIns), ...Object.keys(hosts), ...notBuilt]

describe('the page ids of the specification', () => {
  it('are 276, each with one place: a page, a stand-in, another host, or not built', () => {
    expect(all).toHaveLength(276)
    expect(new Set(all).size).toBe(276)
  })

  it('are pages of a flow where they are listed as that', () => {
    expect(listed.filter((id) => !pages.has(id))).toEqual([])
  })

  it('have a page or a panel that is there, where another stands in', () => {
    const isThere = (place: string) =>
      pages.has(place) || (place.includes('/') && existsSync(path.join(root, place)))
    expect(Object.entries(standIns).filter(([id, place]) => pages.has(id) || !isThere(place))).toEqual([])
  })

  it('have a page key with their address, where another host has them', () => {
    const idOf = (key: string) => keys[key]?.path?.slice(1).replaceAll('/', '_')
    expect(keyed.filter(([id, key]) => pages.has(id) || idOf(key) !== id)).toEqual([])
    const addresses = Object.values(keys).flatMap(({ path: address }) => address ?? [])
    // The page of combined loans has a key only.
    expect(addresses).toHaveLength(keyed.length + 1)
  })

  it('are taken off the list of pages that are not built as soon as they are', () => {
    expect(notBuilt.filter((id) => pages.has(id))).toEqual([])
    expect(notBuilt).toHaveLength(0)
  })

  it('have no page beside them, in a flow of the specification, that the inventory does not explain', () => {
    const added = Object.values(inventory as Readonly<Record<string, readonly InventoryPage[]>>)
      .flat()
      .flatMap(({ pageId, added: reason }) => (reason === undefined ? [] : [pageId]))
    const known = new Set<string>([...all, ...added, ...Object.values(standIns)])
    const ids = flows.map((flow) => Object.keys(flow.pages).map((name) => pageIdOf(flow, name)))
    // The channel of a new partner has no page that the specification knows.
    const specified = ids.filter((each) => each.some((id) => known.has(id)))
    expect(specified.flat().filter((id) => !known.has(id))).toEqual([])
    expect(specified.length).toBeGreaterThanOrEqual(Object.keys(inventory).length)
  })
})

describe('the keys of step names that had no page', () => {
  const none = { mobile: undefined, cash: undefined, mall: undefined, account: undefined }

  it.each([
    ['combine', 'common_pay'],
    ['contact-add', 'koocard_contactadd'],
    ['cash-lead', 'cashLead_loan'],
    ['home', 'home'],
  ])('%s leads to %s where no host is configured', (key, id) => {
    const address = keyedAddress(key, { hosts: none, base: '', own: keyedPaths })
    const at = flows.flatMap((flow) =>
      Object.keys(flow.pages).flatMap((name) =>
        pathOf(flow, name) === address ? [pageIdOf(flow, name)] : [],
      ),
    )
    expect(at).toEqual([id])
  })
})

describe('the pages under the home route', () => {
  /** Page ids from which they may be entered (spec 2): home and index of the module, and the break-directly pages. */
  const FREE = [
    'cash_home',
    'cash_index',
    'cash_cashLoanBreakDirectlyProtocolFront',
    'cash_cashLoanBreakDirectlyProtocolBack',
    'cash_cashLoanBreakDirectlyProtocolBackV2',
    'koocard_breakDirectlyProtocol',
    'koocard_breakDirectlyProtocolMid',
  ]

  it('are entered from the break-directly pages and from home only', { tags: ['route.28'] }, () => {
    const cash = flows.find(({ id }) => id === 'cash-loan')
    const enters = (from: string | null) =>
      cash?.enter?.({ page: 'cash/home/other', query: {}, from, action: 'PUSH' }) === null
    const from = new Set([...all, ...pages])
    expect([...from].filter(enters).sort()).toEqual(FREE.filter((id) => from.has(id)).sort())
    expect(FREE.every(enters)).toBe(true)
    expect(enters(null)).toBe(false)
  })
})
