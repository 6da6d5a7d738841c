import { defineConfig } from '@playwright/test'
import { launchOptions } from '../.ci/browser.ts'

const port = 6107

/**
 * Every story of the static build (the one that Chromatic would upload): rendered, played, checked by axe and compared
 * as a picture.
 */
export default defineConfig({
  testDir: 'visual',
  snapshotPathTemplate: 'visual/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // What passes at the second try only is named at the end of the run.
  retries: 1,
  // Long limits for a busy machine: a passing test stays fast, a failing one only fails later.
  timeout: 120_000,
  forbidOnly: true,
  reporter: [
    ['line'],
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
    ['json', { outputFile: `reports/${process.env['npm_lifecycle_event'] ?? 'visual'}.json` }],
  ],
  expect: {
    timeout: 20_000,
    // Finds any change of a shade. The few allowed pixels are edges of round shapes, which Chromium does not render the
    // same twice.
    toHaveScreenshot: {
      threshold: 0,
      maxDiffPixels: 40,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    hasTouch: true,
    launchOptions: await launchOptions(),
  },
  webServer: {
    command: `node scripts/serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
})
