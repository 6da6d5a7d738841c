import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../.ci/browser.mjs'
import { prebundled } from './prebundled.ts'

export default defineConfig({
  test: {
    projects: [
      {
        // Property tests and a whole build: slow on a busy machine, never stuck.
        test: {
          name: 'app node',
          environment: 'node',
          include: ['{src,test/node}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        define: { __LAB__: 'false' },
        optimizeDeps: { include: [...prebundled, 'vitest-browser-react'] },
        test: {
          name: 'app browser',
          include: ['{src,test/browser}/**/*.test.tsx'],
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
