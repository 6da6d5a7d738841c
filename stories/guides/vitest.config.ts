import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: path.dirname(import.meta.dirname),
    include: ['guides/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
