import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'

const text = fs.readFileSync(path.join(import.meta.dirname, '..', 'pnpm-lock.yaml'), 'utf8')

/** How each package is fetched: the value of `resolution`. */
const resolutions = (lock: string) =>
  [...lock.matchAll(/^ {4}resolution: \{(.*)\}$/gm)].map(([, how = '']) => how)

/** Packages that do not come from the registry, or that have no checksum. */
const unsafe = (lock: string) =>
  resolutions(lock).filter((how) => !/^integrity: sha512-[\w+/]{86}==$/.test(how))

test(
  'every package of the lock file has its integrity and comes from the registry',
  { tags: ['SUP-001'] },
  () => {
    const packages = text.slice(text.indexOf('\npackages:'), text.indexOf('\nsnapshots:'))
    const named = packages.match(/^ {2}\S.*:$/gm) ?? []
    assert.ok(named.length > 300, 'the list of packages was found')
    assert.equal(resolutions(text).length, named.length)
    assert.deepEqual(unsafe(text), [])
    assert.doesNotMatch(text, /(specifier|version): ['"]?(git|https?|file|github)\b/)
  },
)

test('a package from elsewhere would be found', () => {
  for (const how of [
    'tarball: https://evil.test/a.tgz',
    'integrity: sha1-abc',
    'commit: abc, repo: git@x, type: git',
  ])
    assert.equal(unsafe(`    resolution: {${how}}\n`).length, 1)
})
