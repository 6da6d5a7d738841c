import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Property tests: slow on a busy machine, never stuck.
  test: { environment: 'node', include: ['test/**/*.test.ts'], testTimeout: 60_000 },
})
