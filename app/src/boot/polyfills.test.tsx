import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addMissing, polyfills, type Polyfill } from './polyfills.ts'

const params = (text: string) => new URLSearchParams(text)
const list = [3, 1, 2, 10]

function elementWith(html: string): HTMLElement {
  const element = document.createElement('div')
  element.textContent = html
  return element
}

async function order(): Promise<string[]> {
  const seen: string[] = []
  queueMicrotask(() => seen.push('later'))
  seen.push('first')
  await Promise.resolve()
  return seen
}

/** What is done with each; the native one and its stand-in must give the same. */
const uses: Record<string, (() => unknown)[]> = {
  'Array.at': [() => [0, 1, -1, -4, -5, 4, 1.9, Number.NaN].map((index) => list.at(index)), () => [].at(0)],
  'String.at': [() => [0, -1, -2, 5].map((index) => '借款'.at(index))],
  'Array.toSorted': [
    () => [list.toSorted((a, b) => a - b), list],
    () =>
      [
        { n: 1, at: 0 },
        { n: 0, at: 1 },
        { n: 1, at: 2 },
      ].toSorted((a, b) => a.n - b.n),
  ],
  'Object.hasOwn': [
    () =>
      ['own', 'toString', '__proto__', 'constructor'].map((name) => Object.hasOwn({ own: undefined }, name)),
    () => Object.hasOwn(Object.create(null) as object, 'any'),
  ],
  'Object.fromEntries': [
    () => Object.fromEntries(params('a=1&b=2&a=3')),
    () =>
      Object.keys(
        Object.fromEntries([
          ['__proto__', 'x'],
          ['b', 'y'],
        ]),
      ),
    () => Object.fromEntries(new Map([['k', list]])),
  ],
  'Promise.allSettled': [
    () => Promise.allSettled([Promise.resolve('a'), Promise.reject(new Error('no'))]),
    () => Promise.allSettled([]),
  ],
  'String.replaceAll': [
    () => 'a.b.c'.replaceAll('.', '/'),
    () => '1,234,567'.replaceAll(',', ''),
    () => 'aXbX'.replaceAll('X', '$&$&'),
    () => 'a+b'.replaceAll('+', () => '-'),
    () => 'x1y22'.replaceAll(/\d/g, '#'),
    () => '𠮷野𠮷'.replaceAll('𠮷', '吉'),
  ],
  'Window.queueMicrotask': [order],
  'Element.replaceChildren': [
    () => {
      const element = elementWith('old')
      element.replaceChildren('new ', document.createElement('b'))
      return element.innerHTML
    },
    () => {
      const element = elementWith('old')
      element.replaceChildren()
      return element.innerHTML
    },
  ],
  'Element.getAnimations': [() => elementWith('still').getAnimations()],
  'Blob.arrayBuffer': [async () => [...new Uint8Array(await new Blob(['借', 'x']).arrayBuffer())]],
  'Crypto.randomUUID': [
    () => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(crypto.randomUUID()),
    () => new Set(Array.from({ length: 50 }, () => crypto.randomUUID())).size,
  ],
  'URLSearchParams.size': [() => ['', '?', 'a=1', 'a=1&a=2&b'].map((query) => params(query).size)],
  'Performance.timeOrigin': [() => Math.abs(performance.timeOrigin + performance.now() - Date.now()) < 1_000],
}

const holderOf = (on: object) => (typeof on === 'function' ? on.name : on.constructor.name)
const keyOf = ({ on, name }: Polyfill) => `${holderOf(on)}.${name}`

/** Puts the native one back. */
let restore = () => {}
afterEach(() => restore())

function remove({ on, name }: Polyfill): void {
  const native = Object.getOwnPropertyDescriptor(on, name)!
  restore = () => void Object.defineProperty(on, name, native)
  Reflect.deleteProperty(on, name)
}

describe('what old browsers lack', () => {
  it.each(polyfills().map((each) => [keyOf(each), each] as const))('%s', async (key, polyfill) => {
    const run = () => Promise.all((uses[key] ?? []).map((use) => use()))
    const native = await run()
    expect(native.length).toBeGreaterThan(0)
    remove(polyfill)
    expect(polyfill.name in polyfill.on).toBe(false)
    addMissing(polyfills())
    expect(await run()).toEqual(native)
  })

  it('keeps the order of what is equal, which the sort of Chromium 69 does not', () => {
    remove(polyfills().find(({ name }) => name === 'toSorted')!)
    addMissing(polyfills())
    const sort = Array.prototype.sort
    const shuffles = vi.spyOn(Array.prototype, 'sort').mockImplementation(function (
      this: unknown[],
      compare,
    ) {
      return sort.call(this.reverse(), compare)
    })
    const sorted = ['b1', 'a1', 'b2', 'a2', 'b3'].toSorted((a, b) =>
      a[0]! < b[0]! ? -1 : Number(a[0] !== b[0]),
    )
    expect(shuffles).toHaveBeenCalledOnce()
    shuffles.mockRestore()
    expect(sorted).toEqual(['a1', 'a2', 'b1', 'b2', 'b3'])
  })

  it('is left alone where it is there', () => {
    const native = Array.prototype.at
    addMissing(polyfills())
    expect(Array.prototype.at).toBe(native)
  })

  it('a loader of the router gets the query of its address', async () => {
    remove(polyfills().find(({ name }) => name === 'size')!)
    addMissing(polyfills())
    const seen: string[] = []
    const loader = ({ request }: { request: Request }) => {
      seen.push(new URL(request.url).search)
      return null
    }
    const router = createMemoryRouter([{ path: '/' }, { path: '/confirm', loader }])
    await router.navigate('/confirm?amount=1200000&period=12')
    expect(seen).toEqual(['?amount=1200000&period=12'])
  })
})
