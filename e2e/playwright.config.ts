import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../.ci/browser.ts'
import { cameraClip, microphoneClip } from './support/clip.ts'
import { nodeProgram } from './support/nodeProgram.ts'

const port = Number(process.env['E2E_PORT'] ?? 4180)
const origin = `http://127.0.0.1:${port}`
const { args, ...launch } = await launchOptions()
const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']

/** Journeys of a customer in a real browser, against the production bundle and the sandbox over HTTP. */
export default defineConfig({
  testDir: 'journeys',
  // After a change of nothing but flows (`npm test -- --since`), one journey through everything.
  ...(process.env['KOO_FLOWS'] && { testMatch: 'wholeJourney.spec.ts' }),
  fullyParallel: true,
  // As many as the cores of the build machine: two browsers keep them busy, a third one makes all slower by a tenth.
  workers: 2,
  // What passes at the second try only is named at the end of the run.
  retries: 1,
  // Long limits for a busy machine: a passing test stays fast, a failing one only fails later.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: `reports/${process.env['npm_lifecycle_event'] ?? 'test'}.json` }],
  ],
  use: {
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // A trace of every test takes as long as the test.
    trace: 'on-first-retry',
    launchOptions: {
      ...launch,
      args: [
        ...args,
        `--use-file-for-fake-video-capture=${cameraClip()}`,
        `--use-file-for-fake-audio-capture=${microphoneClip()}`,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: /keyboard/,
      use: { userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 375, height: 812 } },
    },
    { name: 'desktop', testMatch: /keyboard/, use: { viewport: { width: 1024, height: 768 } } },
  ],
  webServer: {
    command: `"${nodeProgram()}" server.ts --port ${port}`,
    url: `${origin}/pages/credit/`,
    // When E2E_PORT names a server of your own, it is used with the build that it serves.
    reuseExistingServer: process.env['E2E_PORT'] !== undefined,
    timeout: 120_000,
  },
})
