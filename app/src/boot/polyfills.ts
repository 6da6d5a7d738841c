/** One thing that an old browser lacks, and its stand-in: what the app uses of it, not the whole standard. */
export interface Polyfill {
  on: object
  name: string
  value: PropertyDescriptor
}

const method = (on: object, name: string, value: (...args: never[]) => unknown): Polyfill => ({
  on,
  name,
  value: { value, writable: true, configurable: true },
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

/**
 * What the app uses and Chromium 69 or iOS 14 lacks. `scripts/old/apis.ts` names every such part of the platform; one that is
 * new there needs a row here, or a way around it in the code.
 */
export const polyfills = (): readonly Polyfill[] => [
  method(Array.prototype, 'at', at),
  method(String.prototype, 'at', at),
  method(Array.prototype, 'toReversed', function (this: unknown[]) {
    return [...this].reverse()
  }),
  method(
    Array.prototype,
    'toSorted',
    function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
      return [...this].sort(compare)
    },
  ),
  method(Array.prototype, 'toSpliced', function (this: unknown[], ...how: [number, number, ...unknown[]]) {
    const copy = [...this]
    copy.splice(...how)
    return copy
  }),
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
      return typeof from === 'string'
        ? this.replace(new RegExp(from.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g'), to)
        : this.replace(from, to)
    },
  ),
  method(window, 'queueMicrotask', (work: () => void) => void Promise.resolve().then(work)),
  method(Element.prototype, 'replaceChildren', function (this: Element, ...nodes: (Node | string)[]) {
    this.textContent = ''
    this.append(...nodes)
  }),
  method(Element.prototype, 'checkVisibility', function (this: Element) {
    return this.getClientRects().length > 0
  }),
  // The animations of CSS are not known: nobody waits for their end, and what leaves is gone at once.
  method(Element.prototype, 'getAnimations', () => []),
  {
    on: URLSearchParams.prototype,
    name: 'size',
    value: {
      get(this: URLSearchParams) {
        return [...this].length
      },
      enumerable: true,
      configurable: true,
    },
  },
  method(Blob.prototype, 'arrayBuffer', function (this: Blob) {
    return new Response(this).arrayBuffer()
  }),
  method(Blob.prototype, 'text', function (this: Blob) {
    return new Response(this).text()
  }),
  method(
    MediaQueryList.prototype,
    'addEventListener',
    function (this: MediaQueryList, _: 'change', hear: () => void) {
      this.addListener(hear)
    },
  ),
  method(
    MediaQueryList.prototype,
    'removeEventListener',
    function (this: MediaQueryList, _: 'change', hear: () => void) {
      this.removeListener(hear)
    },
  ),
]

/** Adds what this browser lacks. */
export function addMissing(all: readonly Polyfill[]): void {
  for (const { on, name, value } of all) if (!(name in on)) Object.defineProperty(on, name, value)
}
