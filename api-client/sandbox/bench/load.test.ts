import { describe, expect, it } from 'vitest'
import { loadRun } from './load.ts'

describe('a sandbox with two hundred scopes at once', () => {
  it('runs the loan journey in each of them without an error', async () => {
    const figures = await loadRun({ scopes: 200, seconds: 0 })
    expect(figures).toMatchObject({ scopes: 200, journeys: 200, errorCount: 0, errors: [] })
  }, 120_000)
})
