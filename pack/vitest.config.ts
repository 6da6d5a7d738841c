import { defineConfig } from 'vitest/config'
import { tags } from '../.ci/tags.ts'

export default defineConfig({
  // Installs and builds apps of somebody else: slow on a busy machine, never stuck.
  test: { tags, include: ['scripts/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
})
