import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@koo/host/testing'
import { ENTRY_KEY, headerValues, keepVisitIds, TENANT_KEY, type Identity } from './identity.ts'

describe('tenant and entry id of a link', () => {
  const kept = (query: string, before: [string, string][] = []) => {
    const tab = memoryStorage(new Map(before))
    keepVisitIds(new URLSearchParams(query), tab)
    return [...tab.items]
  }

  it('are kept for this visit, the newest last', () => {
    expect(kept('tenantId=t-1&entryId=E_2')).toEqual([
      [TENANT_KEY, 't-1'],
      [ENTRY_KEY, 'E_2'],
    ])
    expect(kept('tenantId=t-2', [[TENANT_KEY, 't-1']])).toEqual([[TENANT_KEY, 't-2']])
    expect(kept('', [[ENTRY_KEY, 'e']])).toEqual([[ENTRY_KEY, 'e']])
  })

  it('end with the visit: the next one has those of its own link, or what another page of the product wrote', () => {
    const local = memoryStorage(new Map([[TENANT_KEY, 't-product']]))
    const identity = { profile: {} } as Identity
    const ids = (tab: ReturnType<typeof memoryStorage>) => {
      const { tenantId, entryId } = headerValues(identity, { tab, local }, null, 0)
      return [tenantId, entryId]
    }
    const [visit, next] = [memoryStorage(), memoryStorage()]
    keepVisitIds(new URLSearchParams('tenantId=t-1&entryId=E_2'), visit)
    expect([ids(visit), ids(next)]).toEqual([
      ['t-1', 'E_2'],
      ['t-product', null],
    ])
  })

  it.each(['', '中文', 'a b', 'a%0D%0Ax-token:%20b', '<b>', 'x'.repeat(33), '__proto__.x'])(
    'that are %j are ignored',
    (value) => {
      expect(kept(`tenantId=${value}&entryId=${value}`)).toEqual([])
    },
  )
})
