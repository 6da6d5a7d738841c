import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { tags } from '../.ci/tags.ts'
import { browserProject, nodeProject } from '../.ci/vitest.ts'

/** A build without the lab, as customers get it. */
const define = { __LAB__: 'false', __OLD__: 'false' }

export default defineConfig({
  test: {
    tags,
    projects: [
      // Property tests and a whole build: slow on a busy machine, never stuck.
      {
        ...nodeProject({ name: 'app node', include: ['{src,scripts}/**/*.test.ts'], testTimeout: 60_000 }),
        define,
      },
      {
        ...(await browserProject({
          name: 'app browser',
          plugins: [react(), vanillaExtractPlugin()],
          provider: playwright,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
        })),
        define,
      },
    ],
  },
})
