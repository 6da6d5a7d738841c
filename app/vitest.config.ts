import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../.ci/browser.mjs'

const prebundled = [
  '@koo/api-client > ofetch',
  '@koo/kit > @radix-ui/react-dialog',
  '@koo/kit > @radix-ui/react-tabs',
  '@koo/kit > input-otp',
  '@koo/kit > react-number-format',
  '@koo/pricing > decimal.js',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
  'zod/mini',
]

export default defineConfig({
  test: {
    projects: [
      {
        // Property tests and a whole build: slow on a busy machine, never stuck.
        test: {
          name: 'app node',
          environment: 'node',
          include: ['test/node/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        define: { __LAB__: 'false' },
        // A dependency found in mid-run makes Vite reload the page, and the running test fails: new ones go here.
        optimizeDeps: { include: prebundled },
        test: {
          name: 'app browser',
          include: ['test/browser/**/*.test.tsx'],
          setupFiles: ['test/browser/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
          },
        },
      },
    ],
  },
})
