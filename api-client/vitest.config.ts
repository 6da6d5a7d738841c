import { defineConfig } from 'vitest/config'
import { tags } from '../.ci/tags.ts'

export default defineConfig({
  test: {
    tags,
    name: 'api-client',
    environment: 'node',
    include: ['{src,scripts}/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // One test runs hundreds of generated cases, on a machine that may be busy.
    testTimeout: 60_000,
  },
})
