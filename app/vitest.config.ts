import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../.ci/browser.mjs'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'app node', environment: 'node', include: ['test/node/**/*.test.ts'] } },
      {
        plugins: [react(), vanillaExtractPlugin()],
        define: { __LAB__: 'false' },
        test: {
          name: 'app browser',
          include: ['test/browser/**/*.test.tsx'],
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
