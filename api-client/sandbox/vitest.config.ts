import { defineConfig } from 'vitest/config'
import { tags } from '../../.ci/tags.ts'

export default defineConfig({
  test: {
    tags,
    name: 'sandbox',
    environment: 'node',
    // Each test makes its own world, and modules keep nothing of it: they are evaluated once in a worker, not for each file.
    isolate: false,
    include: ['src/**/*.test.ts', 'bench/*.test.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
