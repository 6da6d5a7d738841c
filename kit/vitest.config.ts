import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../.ci/browser.mjs'

const plugins = () => [react(), vanillaExtractPlugin()]

/**
 * Everything a test or a part imports from node_modules. A dependency that Vite discovers only in mid-run makes
 * it reload the page, and the running test fails; so add new ones here.
 */
const prebundled = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  'axe-core',
  'compressorjs',
  'input-otp',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react-number-format',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'virtua',
  'vitest-browser-react',
  'zustand',
  'zustand/vanilla',
]

export default defineConfig({
  test: {
    projects: [
      {
        plugins: plugins(),
        optimizeDeps: { include: prebundled },
        test: {
          name: 'kit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: ['test/**/*.node.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          expect: { poll: { timeout: 4000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: { hasTouch: true },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 375, height: 667 } }],
            screenshotFailures: false,
          },
        },
      },
      {
        plugins: plugins(),
        test: { name: 'kit-node', environment: 'node', include: ['test/**/*.node.test.{ts,tsx}'] },
      },
    ],
  },
})
