import { configDefaults, defineConfig } from 'vitest/config'

/**
 * The tests that judge mutants: the golden table and the examples. The random tests stay out, which makes the score the
 * same on every run (and the run short); the property tests left in are pinned to one seed. Tests that read the source as
 * text stay out as well: they would read the mutants.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'test/reference.test.ts',
      'test/invariants.test.ts',
      'test/fuzz*.test.ts',
      'test/source.test.ts',
      'test/firstLoad.test.ts',
    ],
    setupFiles: ['test/seed.ts'],
    testTimeout: 60_000,
  },
})
