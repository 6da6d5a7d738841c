import { defineConfig } from 'vitest/config'
import { tags } from '../../.ci/tags.ts'

export default defineConfig({
  test: {
    tags,
    name: 'sandbox',
    environment: 'node',
    include: ['src/**/*.test.ts', 'bench/*.test.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
