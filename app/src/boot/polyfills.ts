/** One thing that an old browser lacks, and its stand-in: what the app uses of it, not the whole standard. */
export interface Polyfill {
  on: object
  name: string
  property: PropertyDescriptor
}

const method = (on: object, name: string, value: (...args: never[]) => unknown): Polyfill => ({
  on,
  name,
  property: { value, writable: true, configurable: true },
})

const getter = (on: object, name: string, get: () => unknown): Polyfill => ({
  on,
  name,
  property: { get, enumerable: true, configurable: true },
})

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
}

const settled = (one: unknown) =>
  Promise.resolve(one).then(
    (value: unknown) => ({ status: 'fulfilled', value }),
    (reason: unknown) => ({ status: 'rejected', reason }),
  )

/** A random version 4 UUID. */
function randomUUID(this: Crypto): string {
  const bytes = this.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * What the app uses and Chromium 69 or iOS 14 lacks. `app/scripts/browsers/known.ts` names every such part of the platform: one that is
 * new to the app needs a row here, or a way around it in the code.
 */
export const polyfills = (): readonly Polyfill[] => [
  method(Array.prototype, 'at', at),
  method(String.prototype, 'at', at),
  method(
    Array.prototype,
    'toSorted',
    // Chromium 69 shuffles what is equal among more than ten, so the place decides.
    function (this: unknown[], compare: (a: unknown, b: unknown) => number) {
      return this.map((item, at) => ({ item, at }))
        .sort((a, b) => compare(a.item, b.item) || a.at - b.at)
        .map(({ item }) => item)
    },
  ),
  method(Object, 'hasOwn', (target: object, name: PropertyKey) =>
    Object.prototype.hasOwnProperty.call(target, name),
  ),
  method(Object, 'fromEntries', (entries: Iterable<readonly [PropertyKey, unknown]>) => {
    const made = {}
    for (const [name, value] of entries)
      Object.defineProperty(made, name, { value, writable: true, enumerable: true, configurable: true })
    return made
  }),
  method(Promise, 'allSettled', (all: Iterable<unknown>) => Promise.all([...all].map(settled))),
  method(
    String.prototype,
    'replaceAll',
    function (this: string, from: string | RegExp, to: string & (() => string)) {
      if (typeof from !== 'string') return this.replace(from, to)
      return this.replace(new RegExp(from.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g'), to)
    },
  ),
  method(window, 'queueMicrotask', (work: () => void) => void Promise.resolve().then(work)),
  method(Element.prototype, 'replaceChildren', function (this: Element, ...nodes: (Node | string)[]) {
    this.textContent = ''
    this.append(...nodes)
  }),
  // The animations of CSS are not known: nobody waits for their end, and what leaves is gone at once.
  method(Element.prototype, 'getAnimations', () => []),
  method(Blob.prototype, 'arrayBuffer', function (this: Blob) {
    return new Response(this).arrayBuffer()
  }),
  method(Crypto.prototype, 'randomUUID', randomUUID),
  getter(URLSearchParams.prototype, 'size', function (this: URLSearchParams) {
    return [...this].length
  }),
  getter(Performance.prototype, 'timeOrigin', function (this: Performance) {
    return this.timing.navigationStart
  }),
]

/** Adds what this browser lacks. */
export function addMissing(all: readonly Polyfill[]): void {
  for (const { on, name, property } of all) if (!(name in on)) Object.defineProperty(on, name, property)
}
