import { defineFlow, defineStep } from '@koo/flow'
import { describe, expect, it, vi } from 'vitest'
import { themed } from './themed.ts'

const sheet = vi.hoisted(() => ({ loaded: vi.fn() }))
vi.mock('@koo/kit/theme/partners', () => {
  sheet.loaded()
  return {}
})

const page = { default: () => null }
const step = defineStep({ title: 'x' }).page(() => Promise.resolve(page))

describe('the theme of a flow', () => {
  it('is not loaded for a flow without one', () => {
    const flow = defineFlow({ id: 'own', start: 'a', pages: { a: step } })
    expect(themed(flow)).toBe(flow)
  })

  it('is there before a page is shown', async () => {
    const flow = themed(defineFlow({ id: 'siku', start: 'a', pages: { a: step }, theme: 'siku' }))
    expect(sheet.loaded).not.toHaveBeenCalled()
    expect(await flow.pages['a']?.load()).toBe(page)
    expect(sheet.loaded).toHaveBeenCalledTimes(1)
    expect(flow).toMatchObject({ id: 'siku', theme: 'siku', start: 'a' })
  })
})
