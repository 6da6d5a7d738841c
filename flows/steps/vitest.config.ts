import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'steps', environment: 'node', include: ['test/**/*.test.ts'] },
})
