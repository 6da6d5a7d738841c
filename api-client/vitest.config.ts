import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-client',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/setup.ts'],
    // Hundreds of generated cases in one test, on a machine that may have other work.
    testTimeout: 60_000,
  },
})
