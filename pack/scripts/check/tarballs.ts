// What is in a tarball, and whether publint and are-the-types-wrong find a fault in it.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'
import { areasOf, citing, idsIn, readEntries } from '../../../stories/coverage/citations.ts'
import { importsOf } from '../consumer.ts'
import { builtExports, manifestOf } from '../manifest.ts'
import type { Tarball } from '../tarballs.ts'
import { runBeside, tool } from '../run.ts'
import { root } from '../workspace.ts'

const NOT_PUBLISHED =
  /(^|\/)(test|tests|stories|samples|fixtures)\/|\.(test|stories|samples)\.|(?<!\.d)\.tsx?$/

export function checkTarballs(tarballs: readonly Tarball[]): void {
  for (const tarball of tarballs) {
    const { name, version, folder, file, files, manifest } = tarball
    test(`${name}: holds what it says and nothing of the workshop`, () => {
      assert.deepEqual(
        files.filter((each) => NOT_PUBLISHED.test(each) && !each.startsWith('contract/')),
        [],
      )
      const isReleased = fs.existsSync(path.join(folder, 'CHANGELOG.md'))
      // The sheet of a flow says what it is: `npm run flow -- sheet`.
      const isExplained = manifestOf(folder).kind !== 'flow'
      const needs = [
        'package.json',
        ...(isExplained ? ['README.md'] : []),
        ...(isReleased ? ['CHANGELOG.md'] : []),
      ]
      for (const needed of needs) assert.ok(files.includes(needed), `${needed} is missing`)
      for (const field of ['description', 'license', 'exports'] as const) assert.ok(manifest[field], field)
      assert.match(version, /^0\.\d+\.\d+$/)
      assert.doesNotMatch(JSON.stringify(manifest), /"(workspace|catalog):/)
      assert.deepEqual(manifest.exports, builtExports(manifestOf(folder).exports ?? {}))
      for (const program of Object.values(manifest.bin ?? {}))
        assert.ok(files.includes(program.replace('./', '')), program)
    })
    test(`${name}: its types cite nothing that their readers cannot look up`, () => {
      const types = files.filter((each) => each.endsWith('.d.ts'))
      const areas = areasOf(readEntries(root))
      const cited = types.flatMap((each) => {
        const text = citing(each, fs.readFileSync(path.join(folder, each), 'utf8'))
        return idsIn(text, areas).map(({ id }) => `${each}: ${id}`)
      })
      assert.deepEqual(cited, [])
    })
    test(`${name}: publint and are-the-types-wrong are content`, async () => {
      await runBeside(folder, [tool('publint'), 'run', file, '--strict'])
      const subpaths = importsOf(tarball).map((each) => `.${each.slice(name.length)}`)
      const entries = ['--entrypoints', ...subpaths.map((each) => path.posix.normalize(each))]
      await runBeside(folder, [tool('attw'), file, '--profile', 'esm-only', ...entries])
    })
  }
}
