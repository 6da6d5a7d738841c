import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../../.ci/browser.mjs'

/** What steps and tests import from node_modules: found in mid-run, a dependency makes Vite reload and the test fail. */
const prebundled = [
  '@koo/page > @hookform/resolvers/standard-schema',
  '@koo/page > react-hook-form',
  '@koo/flow > react-router-dom',
  '@koo/kit > @radix-ui/react-dialog',
  '@koo/kit > @radix-ui/react-tabs',
  '@koo/kit > input-otp',
  '@koo/sandbox > hono',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
]

export default defineConfig({
  test: {
    projects: [
      {
        // Pages bring style sheets along, which are evaluated at build time.
        plugins: [vanillaExtractPlugin()],
        test: { name: 'steps-node', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'steps',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['test/setup.ts'],
          // One browser window: files take turns.
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
