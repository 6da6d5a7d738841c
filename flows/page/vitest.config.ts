import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../../.ci/browser.mjs'

/** What pages and tests import from node_modules: found in mid-run, a dependency makes Vite reload and the test fail. */
const prebundled = [
  '@hookform/resolvers/standard-schema',
  '@koo/flow > react-router-dom',
  '@koo/kit > @radix-ui/react-dialog',
  '@koo/kit > input-otp',
  '@koo/kit > react-number-format',
  '@koo/sandbox > hono',
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
        test: {
          name: 'page-node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'page',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['test/setup.ts'],
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
