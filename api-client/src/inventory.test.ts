import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry, type CallPath } from './gen/registry.ts'
import { calls, document } from './testing/samples.ts'

const packageRoot = dirname(import.meta.dirname)

interface Entry {
  id: string
  method: string
  path: string | null
  specified: string
  session?: 'none' | 'required'
  results?: number[]
  sameAs?: string
  call?: string
}

const inventory = JSON.parse(readFileSync(join(packageRoot, 'contract/inventory.json'), 'utf8')) as Entry[]
const overHttp = inventory.filter((entry) => entry.path !== null)
const contractOf = (entry: Entry) => registry[(entry.call ?? entry.path) as CallPath]

describe('the inventory', () => {
  it('lists every entry once, and marks entries that are no server calls', () => {
    expect(new Set(inventory.map((entry) => entry.id)).size).toBe(inventory.length)
    expect(inventory.filter((entry) => entry.path === null).map((entry) => entry.method)).toEqual([
      'BRIDGE',
      'BRIDGE',
      'BRIDGE',
      'EXTERNAL',
    ])
  })

  it.each(overHttp.map((entry) => [entry.id, entry] as const))('%s is in the contract', (_id, entry) => {
    const contract = contractOf(entry)
    expect(contract).toMatchObject({ method: entry.method })
    expect(Object.keys(contract.results)).toEqual(expect.arrayContaining((entry.results ?? []).map(String)))
    if (entry.session !== undefined) expect(contract.session).toBe(entry.session === 'required')
    // Shows the reader which parts are not confirmed.
    const { description } = calls.find((call) => call.path === contract.path) ?? {}
    if (entry.specified === 'name-only') expect(description).toContain('proposed')
  })

  it('has all calls of the contract, except sign-in, sign-out and proposed ones', () => {
    const named = overHttp.map((entry) => entry.call ?? entry.path)
    const extra = calls.filter(({ path }) => !named.includes(path))
    const agreed = extra.filter(({ description }) => !description.includes('(proposed)'))
    expect(agreed.map(({ path }) => path)).toEqual(['user/login', 'user/logout', 'user/sendLoginCode'])
  })

  it('keeps these older forms, which the provider still answers, with the call that pages make instead', () => {
    const older = Object.values(registry).flatMap(({ path, supersededBy }) =>
      supersededBy === undefined ? [] : [[path, supersededBy]],
    )
    expect(Object.fromEntries(older)).toEqual({
      'cash/publish': 'cash/publishV2',
      'credit/faceAuth': 'credit/faceAuthV3',
      'credit/saveBaseInfo': 'credit/saveBaseInfoV2',
      'merchant/getLoanRateInfo': 'merchant/getLoanRateInfoV3',
      'user/bindBankcard': 'user/bindBankcardV2',
      'user/queryBankcardListV2': 'user/queryBankcardListV3',
    })
  })

  it('keeps the spelling of the wire', () => {
    const text = JSON.stringify(document)
    const spelt = [
      'montyPayList',
      'incoInfo',
      'totalcouponamount',
      'bottonText',
      'bottonHrefUrl',
      'showMn',
      'advertismentCodes',
      'oldYxFakeCouponDiscount',
      'oldYxFakeCouponPopupDTO',
      'oldUserSplitInfoDto',
      'fxjjSplitAmount',
      'chaibiaoUserTag',
      'lydList',
      'canClkConfirmBtn',
      'redContactNum',
      'completeRecConNum',
      'saleUserRelationID',
      'apptype',
      'userBankInfoDTO',
      'openAccInstDealInfos',
      'loanForceReadDTO',
    ]
    expect(spelt.filter((name) => !text.includes(`"${name}":`))).toEqual([])
  })
})

describe('contract:coverage', () => {
  const run = (...options: string[]) =>
    execFileSync(process.execPath, [join(packageRoot, 'scripts/coverage.ts'), ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })

  it('names operation and sandbox for every entry', () => {
    const { summary, entries } = JSON.parse(run('--json')) as {
      summary: Record<string, unknown>
      entries: { id: string; operation: string | null; answered: boolean | null }[]
    }
    expect(summary).toMatchObject({
      entries: inventory.length,
      http: overHttp.length,
      covered: overHttp.length,
      missing: [],
      unanswered: [],
    })
    const unanswered = entries.filter((entry) => entry.operation !== null && entry.answered !== true)
    expect(unanswered, 'the sandbox answers every one').toEqual([])
    expect(entries.map((entry) => entry.id)).toEqual(inventory.map((entry) => entry.id))
    expect(entries.find((entry) => entry.id === 'wechat.sdkInit')?.operation).toBe('GET /wechat/sdkInit')
    expect(entries.find((entry) => entry.id === 'bridge.close')).toMatchObject({
      operation: null,
      answered: null,
    })
  })

  it('reads well', () => {
    const text = run()
    expect(text).toMatch(/^cash\.getAmount +POST cash\/getAmount +partial/m)
    expect(text).toMatch(/^bridge\.close +no HTTP call \(bridge\)/m)
    expect(text).toContain(
      `${inventory.length} entries, ${overHttp.length} of them HTTP calls: ${overHttp.length} covered, 0 missing`,
    )
    expect(text).toMatch(/the sandbox answers (\d+) of \1$/m)
    expect(text).not.toContain('501')
  })
})
