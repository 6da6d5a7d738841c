import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../../.ci/browser.mjs'

/** What pages and tests import from node_modules: found in mid-run, a dependency makes Vite reload and the test fail. */
const prebundled = [
  '@koo/api-client > ofetch',
  '@koo/flow > react-router-dom',
  '@koo/kit > @radix-ui/react-dialog',
  '@koo/kit > @radix-ui/react-tabs',
  '@koo/kit > input-otp',
  '@koo/kit > virtua',
  '@koo/kit > zustand',
  '@koo/kit > zustand/vanilla',
  '@koo/pricing > decimal.js',
  '@koo/sandbox > hono',
  '@koo/steps > zustand',
  '@koo/steps > zustand/vanilla',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
  'zod/mini',
]

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'account',
          include: ['test/**/*.test.tsx'],
          setupFiles: ['test/setup.ts'],
          // One history for the whole browser window: files take turns.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: { hasTouch: true },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
          },
        },
      },
    ],
  },
})
