import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from '../../.ci/browser.mjs'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'flow:node',
          include: ['{src,test}/**/*.node.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router-dom', 'zod/mini'],
        },
        test: {
          name: 'flow',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.ts', 'test/fixtures/**'],
          // One history for the whole browser window: files take turns.
          fileParallelism: false,
          testTimeout: 30_000,
          expect: { poll: { interval: 10, timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 375, height: 667 } }],
          },
        },
      },
    ],
  },
})
