// What is published of a package is named where the build puts it. The check of the packages says so too, but only in a whole run.
import assert from 'node:assert/strict'
import { test } from 'vitest'
import { builtExports, manifestOf } from '../../pack/scripts/manifest.ts'
import { publishedPackages } from '../../pack/scripts/workspace.ts'

test.each(publishedPackages())('$name publishes its entries as they are built', ({ folder }) => {
  const { exports = {}, publishConfig } = manifestOf(folder)
  assert.deepEqual(publishConfig?.exports, builtExports(exports), 'publishConfig.exports follows exports')
})
