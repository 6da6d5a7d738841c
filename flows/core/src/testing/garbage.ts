/** Values that somebody else, an older release or a broken browser may have left in storage. The same at every run. */

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '""',
  '"text"',
  '{',
  '[',
  '[]',
  '[null]',
  '{}',
  '{"a":{"a":{"a":null}}}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '<svg onload=window.__pwned=1>',
  'javascript:window.__pwned=1',
  '../../../evil',
  '\u0000',
  '\u202e5670',
  '\ud800',
  '１２３４５６',
  '😀'.repeat(500),
  'x'.repeat(100_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '[object Object]',
] as const

/** Names that records of the product have, so that some garbage looks like a real record. */
const NAMES = `
  user userId version at value token expiresAt state serialNumber sentAt startedAt entries backs key href pageId subject
  mobileMasked transactionNo resendAt couponId couponIds id ids amount period cardId use seed listingId
`
  .trim()
  .split(/\s+/)

const LEAVES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e99,
  '',
  'x',
  '\u202e',
  '<b>x</b>',
  [],
  {},
  [null],
  { toString: 1 },
  '2026-13-45',
]

/** Random numbers that are the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function oddRecord(pick: (below: number) => number, depth: number): unknown {
  const leaf = () => LEAVES[pick(LEAVES.length)]
  const names = Array.from({ length: 1 + pick(6) }, () => NAMES[pick(NAMES.length)] ?? '')
  return Object.fromEntries(
    names.map((name) => [name, depth > 0 && pick(3) === 0 ? oddRecord(pick, depth - 1) : leaf()]),
  )
}

/** Every change of one part of a JSON value: another value in its place, or nothing. */
function* changesOf(value: unknown): Generator<unknown> {
  for (const leaf of LEAVES) yield leaf
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const changed = (next: unknown) =>
      Array.isArray(value)
        ? value.map((entry, at) => (at === Number(name) ? next : entry))
        : { ...value, [name]: next }
    for (const next of changesOf(inner)) yield changed(next)
    if (!Array.isArray(value)) yield changed(undefined)
  }
}

/** Texts that are nearly this one. */
function* nearTo(sample: string): Generator<string> {
  yield* [
    sample.slice(0, -1),
    sample.slice(1),
    `${sample} `,
    ` ${sample}`,
    sample + sample,
    `${sample}\u0000`,
  ]
  try {
    for (const value of changesOf(JSON.parse(sample))) yield JSON.stringify(value)
  } catch {
    for (let at = 0; at < sample.length; at += 1)
      for (const odd of ['', '-', '\u202e', 'NaN', '9'.repeat(20)])
        yield sample.slice(0, at) + odd + sample.slice(at + 1)
  }
}

/**
 * This many different values. With a `sample`, which the app itself has written, as many as fit are changes of it: they get past
 * the first checks of whoever reads them.
 */
export function garbage(count: number, sample?: string): string[] {
  const pick = numbers(20_261_120)
  const values = new Set<string>(TEXTS)
  if (sample !== undefined) {
    const near = [...new Set(nearTo(sample))].filter((text) => text !== sample)
    const room = count - values.size
    // Evenly over all parts of the sample when they are too many.
    const step = Math.max(1, near.length / room)
    for (let at = 0; at < near.length; at += step) values.add(near[Math.floor(at)] ?? '')
  }
  while (values.size < count) values.add(JSON.stringify(oddRecord(pick, 2)))
  return [...values].slice(0, count)
}
