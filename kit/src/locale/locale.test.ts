import { expect, it } from 'vitest'
import { en, zhCN } from './index.ts'

/** Paths of all strings; for a function also its number of parameters. */
function paths(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix + key
    if (typeof value === 'function') return [`${path}(${value.length})`]
    return typeof value === 'object' && value !== null ? paths(value, `${path}.`) : [path]
  })
}

function texts(node: object): unknown[] {
  return Object.values(node).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? texts(value) : [value],
  )
}

it('has the same strings in every language', () => {
  expect(paths(en).sort()).toEqual(paths(zhCN).sort())
})

it('keeps Chinese characters out of English', () => {
  const spoken = texts(en).map((text) => (typeof text === 'function' ? String(text('a', 1)) : String(text)))
  expect(spoken.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
})
