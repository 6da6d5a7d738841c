// Every call of the contract is made by a page or a host, or is listed below with the reason why none makes it. Calls of a
// flow whose pages are on the list of what is not built come with these pages.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const CALLS = 'api-client/src/gen/calls'
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** Calls that nothing makes, each with its reason. The older forms of calls have a test of their own. */
const WITHOUT = {
  cashQueryIdentityStatus: 'missing data are read in one reply, cash/queryLoanButtonAuth',
  channelQueryIdAuthInfo: 'the next step of a channel is in the reply of the step before it',
  couponQueryMine: 'the list of coupons reads cash/queryCoupons, which the loan page has read already',
  koouappConfigapiQueryWebconfig: 'the configuration is read in one call, with many keys',
  merchantGetMonth:
    'no page lets a customer choose a month, and those of a proof come from merchant/getLastSixMonths',
  otherQueryMerchantNo: 'the merchant comes with other/queryUserMerchant',
  staffCashQueryPublishStatus: 'the result page asks about a loan of any kind with one call',
  staffCashQueryUserInfo: 'the staff page shows no data of the borrower',
} as const

const calls = fs
  .readdirSync(path.join(root, CALLS))
  .filter((file) => file.endsWith('.ts') && !read(`${CALLS}/${file}`).includes('@deprecated'))
  .map((file) => path.basename(file, '.ts'))

/** Names that pages and hosts import from the calls, without tests, stories and what these share. */
const imported = new Set(
  fs
    .globSync('{app,flows/*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|[/\\]testing[/\\]/.test(file))
    .flatMap((file) => [...read(file).matchAll(/import \{([^}]*)\} from '@koo\/api-client\/calls'/g)])
    .flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
)

/** Flows with pages that are not built: the calls of that name are theirs. */
const { notBuilt = {} } = JSON.parse(read('flows/inventory-others.json')) as {
  notBuilt?: Record<string, string[]>
}
const comesLater = (call: string) =>
  Object.entries(notBuilt).some(([flow, pages]) => pages.length > 0 && new RegExp(`^${flow}[A-Z]`).test(call))

const isMade = (call: string) => ['', 'Query', 'Mutation'].some((form) => imported.has(`${call}${form}`))

test('every call is made by a page or a host, or has a reason', () => {
  assert.ok(calls.length > 240 && imported.size > 150, 'the calls and the pages are found')
  assert.deepEqual(
    calls.filter((call) => !isMade(call) && !comesLater(call) && !Object.hasOwn(WITHOUT, call)),
    [],
  )
})

test('a reason is taken out as soon as its call is made, or is no longer there', () => {
  assert.deepEqual(
    Object.keys(WITHOUT).filter((call) => !calls.includes(call) || isMade(call)),
    [],
  )
})
