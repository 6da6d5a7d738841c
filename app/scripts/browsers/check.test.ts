import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'
import { nameFaults, newNames } from './apis.ts'
import { KNOWN } from './known.ts'
import { newSyntax } from './syntax.ts'

const OLD = { chromium: 69, safari: 14 }
const MODERN = { chromium: 113, safari: 17, firefox: 115 }

/** Syntax that Chromium 69 or Safari 14 cannot read. */
const NEW: [code: string, kind: string][] = [
  ['a?.b', '?.'],
  ['a ?? b', '??'],
  ['a ??= b', '??= ||= &&='],
  ['a ||= b', '??= ||= &&='],
  ['class A { b = 1 }', 'class field'],
  ['class A { #b() {} }', '#private'],
  ['class A { static { b() } }', 'static block'],
  ['1_000', '1_000'],
  ['/(?<=a)b/', 'lookbehind'],
  ['/a/d', 'regexp flag d'],
  ['/a/v', 'regexp flag v'],
  ['export * as a from "b"', 'export * as'],
  ['await a', 'await at the top'],
]
for (const [code, kind] of NEW)
  test(`syntax newer than the old build: ${code}`, () => {
    const found = newSyntax(code, OLD)
    assert.ok(
      found.some((fault) => fault.startsWith(`${kind}:`)),
      found.join(),
    )
  })

test('what the old build may use', () => {
  const code =
    'const b = 1n; class A { async *c() { for await (const d of e) yield { ...d } } }; try { import("f") } catch {}; /(?<g>h)/su; async () => { await 1 }'
  assert.deepEqual(newSyntax(code, OLD), [])
})

test('syntax newer than the build for current browsers', () => {
  assert.equal(newSyntax('/a/v', MODERN).length, 1)
  assert.equal(newSyntax('using a = b', MODERN).length, 1)
  assert.deepEqual(
    newSyntax('class A { static { this.#b ??= 1_0n } static #b; }; a?.b; /(?<=a)/d', MODERN),
    [],
  )
})

test('what the script for every browser may not have', () => {
  const any = { chromium: 30, safari: 8 }
  for (const code of ['() => 1', 'let a', 'const a = 1', '`a`', 'import("a")'])
    assert.equal(newSyntax(code, any, 'script').length, 1, code)
  assert.deepEqual(newSyntax('window.a||(document.getElementById("b").textContent="c")', any, 'script'), [])
})

test('a name is found however it is used', () => {
  for (const code of [
    'Object.hasOwn(a)',
    'structuredClone(a)',
    '"share" in navigator',
    'new CloseWatcher()',
    'a.findLast',
  ])
    assert.equal(newNames(code, OLD).length, 1, code)
  assert.deepEqual(newNames('a.map(b); hasOwn; ({ hasOwn: 1 })', OLD), [])
})

test('a name that nobody knows is a fault, and so is one that is not used any more', () => {
  const known = { hasOwn: 'polyfill', at: 'polyfill' }
  assert.deepEqual(nameFaults(new Set(['hasOwn', 'at']), known), [])
  assert.deepEqual(nameFaults(new Set(['hasOwn', 'findLast']), known), [
    'findLast is newer than the oldest browsers',
    'at is in known.ts, and not used any more',
  ])
})

test('what is said to have a polyfill has one', () => {
  const source = fs.readFileSync(path.join(import.meta.dirname, '../../src/boot/polyfills.ts'), 'utf8')
  const names = Object.keys(KNOWN).filter((name) => KNOWN[name] === 'polyfill')
  assert.ok(names.length > 9)
  assert.deepEqual(
    names.filter((name) => !source.includes(`'${name}'`)),
    [],
  )
})
