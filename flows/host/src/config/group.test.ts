import { createGateway } from '@koo/api-client'
import { findDrift } from '@koo/api-client/drift'
import { createSandbox } from '@koo/sandbox'
import { describe, expect, it, vi } from 'vitest'
import { settled } from '../testing/manualClock.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { CONFIG_KEY, openConfigGroup } from './group.ts'
import { allConfigKeys, configKeys, type ConfigKey } from '@koo/flow/config'

const OWN = 'other/getMultiWebConfig'
const APP = '/koouapp/configapi/query/webconfigMany'
const ORIGIN = 'https://m.credit.test'

function start({ inApp = false, stored = new Map<string, string>() } = {}) {
  const sandbox = createSandbox()
  const gateway = createGateway({
    baseUrl: `${ORIGIN}/api`,
    fetch: (request) => sandbox.fetch(request),
    findDrift,
  })
  const tab = memoryStorage(stored)
  const customer = { id: null as string | null }
  const report = vi.fn()
  const open = () => openConfigGroup({ gateway, inApp, tab, userId: () => customer.id, report })
  const reads = () => sandbox.log('default', inApp ? APP : OWN)
  return { sandbox, tab, customer, report, open, reads }
}

/** A configuration that has been stored in the tab. */
const storedValues = (values: unknown, user: unknown = null) =>
  new Map([[CONFIG_KEY, JSON.stringify({ user, values, asked: Object.keys(configKeys).join() })]])

describe('the configuration', () => {
  it.each([
    ['by the gateway of the app in an app', true, APP],
    ['by the common gateway elsewhere', false, OWN],
  ])('is read once, %s, with all keys', async (_, inApp, path) => {
    const { open, reads, sandbox } = start({ inApp })
    const group = open()
    for (const key of allConfigKeys) group.get(key)
    await expect.poll(() => group.get('marketing')).toMatchObject({ enabled: true })
    expect(reads()).toMatchObject([{ request: { keys: Object.keys(configKeys) } }])
    expect(sandbox.log('default', path === APP ? OWN : APP)).toEqual([])
  })

  it('has the keys and the shapes that the server has', async () => {
    const { open, tab } = start()
    const group = open()
    group.get('marketing')
    await expect.poll(() => tab.items.get(CONFIG_KEY)).toBeDefined()
    const { values } = JSON.parse(tab.items.get(CONFIG_KEY) ?? '') as { values: Record<string, unknown> }
    expect(Object.keys(values)).toEqual(Object.keys(configKeys))
    for (const key of allConfigKeys) expect([key, group.get(key)]).toEqual([key, values[key]])
  })

  it('is kept for a reload in the tab, and read again for another customer', async () => {
    const { open, reads, customer } = start()
    const first = open()
    first.get('marketing')
    await expect.poll(() => first.get('marketing')).toMatchObject({ enabled: true })
    expect(open().get('marketing')).toMatchObject({ enabled: true })
    expect(reads()).toHaveLength(1)
    customer.id = 'u-2'
    expect(first.get('marketing')).toEqual({ enabled: false })
    await expect.poll(() => first.get('marketing')).toMatchObject({ enabled: true })
    expect(reads()).toHaveLength(2)
  })

  it('has a fallback for every key without an answer, and asks three times at most', async () => {
    const { open, sandbox, reads, report } = start()
    sandbox.addFaults('default', { match: OWN, fault: { kind: 'result', code: 42000 } })
    const group = open()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(group.get('marketing')).toEqual({ enabled: false })
      await settled()
      await new Promise((resolve) => setTimeout(resolve))
    }
    for (const key of allConfigKeys) expect(group.get(key)).toEqual(configKeys[key].fallback)
    await expect.poll(() => reads().length).toBe(3)
    expect(report).not.toHaveBeenCalled()
    const shown = JSON.stringify(Object.values(configKeys).map(({ fallback }) => fallback))
    expect(shown).not.toMatch(/90%|3分钟|50000/)
  })

  it.each<[ConfigKey, unknown, unknown]>([
    ['marketing', 'on', { enabled: false }],
    ['marketing', ['on'], { enabled: false }],
    ['marketing', null, { enabled: false }],
    ['annualRateCapPercent', '24', 36],
    ['annualRateCapPercent', -1, 36],
    ['baseAnnualRate', Infinity, null],
    ['consentPreselect', 'true', false],
    ['headerChannels', [1], []],
    ['headerChannels', 'koocard', []],
    ['repaymentDayNotice', [{}], [29, 30, 31]],
    ['hiddenReasonCodes', [1], ['PRODUCT_MISMATCH']],
    ['securityWarnings', { text: 'x' }, configKeys.securityWarnings.fallback],
    ['contactTypes', [23], configKeys.contactTypes.fallback],
    ['moreThanBannerMin', -1, 500],
    ['newCustomerProductIds', 'N1', []],
  ])('%s of %j is the fallback', (key, value, fallback) => {
    const { open } = start({ stored: storedValues({ [key]: value }) })
    expect(open().get(key)).toEqual(fallback)
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"values":{}}',
    '{"user":7,"values":{}}',
    '{"user":null,"values":1}',
  ])('that was changed in the storage to %j is read again', async (text) => {
    const { open, reads } = start({ stored: new Map([[CONFIG_KEY, text]]) })
    const group = open()
    expect(group.get('marketing')).toEqual({ enabled: false })
    await expect.poll(() => group.get('marketing')).toMatchObject({ enabled: true })
    expect(reads()).toHaveLength(1)
  })
})
