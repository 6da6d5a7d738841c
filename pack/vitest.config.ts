import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Installs and builds apps of somebody else: slow on a busy machine, never stuck.
  test: { include: ['scripts/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
})
