import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const own = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!

beforeEach(() => {
  vi.resetModules()
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
})
afterEach(() => {
  Object.defineProperty(URLSearchParams.prototype, 'size', own)
})

it('gives the number of entries where the browser does not', async () => {
  expect(new URLSearchParams('a=1').size).toBeUndefined()
  await import('./search-size.ts')
  expect(['', '?', 'a=1', 'a=1&a=2&b'].map((query) => new URLSearchParams(query).size)).toEqual([0, 0, 1, 3])
})

it('a loader of the router gets the query of its address', async () => {
  await import('./search-size.ts')
  const { createMemoryRouter } = await import('react-router-dom')
  const seen: string[] = []
  const loader = ({ request }: { request: Request }) => {
    seen.push(new URL(request.url).search)
    return null
  }
  const router = createMemoryRouter([{ path: '/' }, { path: '/confirm', loader }])
  await router.navigate('/confirm?amount=1200000&period=12')
  expect(seen).toEqual(['?amount=1200000&period=12'])
})
