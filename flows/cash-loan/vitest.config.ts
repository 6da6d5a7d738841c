import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'cash-loan-node', environment: 'node', include: ['test/**/*.test.ts'] } },
    ],
  },
})
