import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests of the tools, and of what holds for the whole project. */
export default defineConfig({
  test: {
    root: path.dirname(import.meta.dirname),
    include: ['.ci/**/*.test.ts', 'stories/coverage/*.test.ts'],
    testTimeout: 60_000,
  },
})
