import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { ENTRY_KEY, keepVisitIds, TENANT_KEY } from './identity.ts'

describe('tenant and entry id of a link', () => {
  const kept = (query: string, before: [string, string][] = []) => {
    const local = memoryStorage(new Map(before))
    keepVisitIds(new URLSearchParams(query), local)
    return [...local.items]
  }

  it('are kept for later visits, the newest last', () => {
    expect(kept('tenantId=t-1&entryId=E_2')).toEqual([
      [TENANT_KEY, 't-1'],
      [ENTRY_KEY, 'E_2'],
    ])
    expect(kept('tenantId=t-2', [[TENANT_KEY, 't-1']])).toEqual([[TENANT_KEY, 't-2']])
    expect(kept('', [[ENTRY_KEY, 'e']])).toEqual([[ENTRY_KEY, 'e']])
  })

  it.each(['', '中文', 'a b', 'a%0D%0Ax-token:%20b', '<b>', 'x'.repeat(33), '__proto__.x'])(
    'that are %j are ignored',
    (value) => {
      expect(kept(`tenantId=${value}&entryId=${value}`)).toEqual([])
    },
  )
})
