import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../.ci/browser.mjs'

const port = 4180

/** Journeys of a customer in a real browser, against the shipped bundle and the sandbox over HTTP. */
export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    ...devices['iPhone 13'],
    defaultBrowserType: 'chromium',
    viewport: { width: 375, height: 812 },
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: await launchOptions(),
  },
  projects: [{ name: 'phone' }],
  webServer: {
    command: `node server.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/pages/credit/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
