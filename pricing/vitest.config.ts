import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Property tests are slow on a busy machine, but never hang.
  test: { environment: 'node', include: ['{src,test}/**/*.test.ts'], testTimeout: 60_000 },
})
