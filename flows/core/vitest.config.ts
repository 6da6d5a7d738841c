import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { tags } from '../../.ci/tags.ts'
import { browserProject, nodeProject } from '../../.ci/vitest.ts'

export default defineConfig({
  test: {
    tags,
    projects: [
      nodeProject({
        name: 'flow:node',
        include: ['{src,bin}/**/*.node.test.ts'],
      }),
      await browserProject({
        name: 'flow',
        plugins: [react()],
        provider: playwright,
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: ['**/*.node.test.ts'],
        // One history for the whole browser window: files take turns.
        fileParallelism: false,
        expect: { poll: { interval: 10, timeout: 10_000 } },
        viewport: { width: 375, height: 667 },
      }),
    ],
  },
})
