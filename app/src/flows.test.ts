import { pageIdOf, pathOf } from '@koo/flow'
import { checkFlows, checkInventory, checkLinks, placesOf, type InventoryPage } from '@koo/flow/tools'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { callsText } from '../scripts/pages/entries.ts'
import { pageKeys } from './config/pageKeys.ts'
import { everyFlow as flows } from './everyFlow.ts'
import { homePath, keyedPaths, laterFlows } from './flows.ts'
import { signIn } from '@koo/flow-account/sign-in'
import inventory from '../../flows/inventory.json'
import others from '../../flows/inventory-others.json'

const root = path.resolve(import.meta.dirname, '../..')
const product = flows.filter((flow) => flow !== signIn)

describe('the list of flows', () => {
  it('has no id, address, page id or page key twice', () => {
    expect(checkFlows(flows)).toEqual([])
  })

  it('links only to page keys that the host has, and to pages that can be shown without another host', () => {
    const places = placesOf(pageKeys, flows)
    // Pages leave out what leads to a page of another host, while that is not configured.
    const elsewhere = Object.values<string>(others.hosts).map((key) => `links to '${key}'`)
    const found = flows.flatMap((flow) => checkLinks(flow, places))
    expect(found.filter(({ what }) => !elsewhere.some((link) => what.startsWith(link)))).toEqual([])
  })

  it(
    'has the pages of the specification in the channels and the loan: addresses, titles, ids, codes, sign-in, questions',
    {
      tags: [
        'route.7',
        'route.9',
        'route.10',
        'route.11',
        'route.12',
        'route.13',
        'route.14',
        'route.15',
        'route.16',
        'route.17',
        'route.18',
        'route.19',
        'route.20',
        'route.21',
        'route.22',
        'route.23',
        'route.24',
        'raiseLimit.1',
        'raiseLimit.2',
        'raiseLimit.3',
        'raiseLimit.4',
        'raiseLimit.5',
        'raiseLimit.6',
        'raiseLimit.7',
        'raiseLimit.8',
        'raiseLimit.9',
        'raiseLimit.10',
        'merchant.1',
        'merchant.2',
        'merchant.3',
        'merchant.4',
        'merchant.5',
        'merchant.6',
      ],
    },
    () => {
      const listed = Object.entries(inventory as Readonly<Record<string, readonly InventoryPage[]>>)
      const found = listed.flatMap(([id, pages]) => {
        const flow = flows.find((each) => each.id === id)
        return flow ? checkInventory(flow, pages) : [{ where: id, what: 'is no flow', cure: 'list it' }]
      })
      expect(found).toEqual([])
      expect(listed.flatMap(([, pages]) => pages).filter(({ added }) => added === undefined)).toHaveLength(
        275,
      )
    },
  )

  it('answers only to page keys that the host has', () => {
    expect([...keyedPaths.keys()].filter((key) => !Object.hasOwn(pageKeys, key))).toEqual([])
  })

  it('says of a flow that comes later what its definition says', () => {
    const said = laterFlows.map(({ id, paths, keys }) => ({ id, base: paths ? '/' : `/${id}`, keys }))
    const defined = said.map(({ id }) => flows.find((flow) => flow.id === id))
    expect(said).toEqual(defined.map((flow) => flow && { id: flow.id, base: flow.base, keys: flow.keys }))
    const firstOf = (path: string) => path.split('/')[1] ?? ''
    for (const [place, { paths }] of laterFlows.entries()) {
      const flow = defined[place]
      if (!paths || !flow) continue
      expect(paths).toEqual([...new Set(Object.keys(flow.pages).map((name) => firstOf(pathOf(flow, name))))])
    }
  })

  it('has the page to start with', () => {
    const pages = product.flatMap((flow) => Object.keys(flow.pages).map((name) => pathOf(flow, name)))
    expect(pages).toContain(homePath)
  })
})

describe('the definition of a flow', () => {
  /** Lines of the definitions that may be longer. The loan is three products with rules of their own for entering them. */
  const LONGER: Readonly<Record<string, number>> = {
    yinlian: 35,
    koocard: 45,
    'cash-loan': 160,
    'raise-limit': 120,
    merchant: 120,
    account: 45,
    repayment: 45,
    home: 60,
    membership: 45,
    system: 45,
  }
  // A package may have a flow in a folder of its own: the sign-in of the account.
  const definitions = globSync('*/src/{,*/}flow.ts', { cwd: path.join(root, 'flows') })
    .filter((file) => !file.startsWith('core'))
    .map((file) => ({ name: file.split(path.sep)[0] ?? '', file: path.join(root, 'flows', file) }))

  it.each(definitions)('of $name reads as a table of contents: at most 30 lines', ({ name, file }) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
    expect(lines).toBeLessThanOrEqual(LONGER[name] ?? 30)
  })
  it('is found for each of them', () => expect(definitions).toHaveLength(flows.length))
})

/** Patterns of texts that name a page of a flow: its address, its id, its package. */
const names: readonly (readonly [RegExp, string])[] = [
  [/@koo\/flow-[\w-]+/g, 'imports a flow'],
  ...product.flatMap((flow) =>
    Object.keys(flow.pages).flatMap((name) => {
      const words = [pathOf(flow, name), pageIdOf(flow, name), name].filter((word) => /[/_]/.test(word))
      return words.map((word) => [new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'g'), 'names a page'] as const)
    }),
  ),
]
const namedIn = (text: string) =>
  names.flatMap(([pattern, what]) => [...text.matchAll(pattern)].map(([word]) => `${what}: ${word}`))

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory() && !['testing', 'node_modules', 'gen'].includes(entry.name)) yield* sources(file)
    else if (/\.(tsx?|html)$/.test(entry.name) && !/\.(test|test-d|stories)\.tsx?$/.test(entry.name))
      yield file
  }
}

describe('what every flow shares', () => {
  const folders = ['kit/src', 'flows/core/src', 'flows/core/bin', 'flows/page/src', 'app/src', 'app/scripts']
  const files = folders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [...sources(folder)])
    .filter((file) => path.relative(root, file) !== 'app/src/flows.ts')

  it('names no page of a flow; the list of flows is the one place', () => {
    const found = files.flatMap((file) =>
      namedIn(readFileSync(file, 'utf8')).map((what) => `${path.relative(root, file)} ${what}`),
    )
    expect(found).toEqual([])
    expect(files.length).toBeGreaterThan(300)
  })

  it.each([
    ["const HOME = '/cash/home'", 'names a page: /cash/home'],
    ["skip(['result_loan'])", 'names a page: result_loan'],
    ["import { cashLoan } from '@koo/flow-cash-loan'", 'imports a flow: @koo/flow-cash-loan'],
    ["glob('flows/cash/home/confirm')", 'names a page: cash/home/confirm'],
  ])('%s would be found', (text, found) => {
    expect(namedIn(text)).toContain(found)
  })

  it.each(["import { page } from '@koo/flow'", "open('/cash/homes')", "path: '/cash'"])(
    '%s is fine',
    (text) => {
      expect(namedIn(text)).toEqual([])
    },
  )
})

describe('the calls of an entry', () => {
  it('may depend on the query', () => {
    const calls = (query: Readonly<Record<string, string>>) => [
      { call: 'coupon/queryDetail', request: { id: query.id ?? null } },
    ]
    expect(callsText(calls, '/coupon/detail')).toContain('coupon/queryDetail')
  })

  it('may use nothing else: the build stops with a message', () => {
    const pageType = String(1)
    const calls = () => [{ call: 'user/queryAllBankcardList', request: { pageType } }]
    expect(() => callsText(calls, '/bank-card')).toThrow(
      /The calls of \/bank-card cannot run in its HTML: ReferenceError: pageType .*Use nothing there but the arguments/,
    )
  })
})
