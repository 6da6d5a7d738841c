import { configDefaults, defineConfig } from 'vitest/config'
import { tags } from '../.ci/tags.ts'

/**
 * The tests that decide about mutants: the golden table and the examples. Random tests are left out, so that the score
 * is the same on every run (and the run is short); the remaining property tests use one fixed seed. Tests that read the
 * source as text are left out too: they would read the mutants.
 */
export default defineConfig({
  test: {
    tags,
    environment: 'node',
    include: ['{src,test}/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'test/reference.test.ts',
      'test/cost/costOracle.test.ts',
      'test/invariants.test.ts',
      'test/fuzz*.test.ts',
      'test/source.test.ts',
      'test/firstLoad.test.ts',
    ],
    setupFiles: ['test/seed.ts'],
    testTimeout: 60_000,
  },
})
