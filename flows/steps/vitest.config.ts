import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { flowProject, nodeProject } from '../../.ci/vitest.ts'

export default defineConfig({
  test: {
    projects: [
      nodeProject({
        name: 'steps-node',
        // Pages bring style sheets along, which are evaluated at build time.
        plugins: [vanillaExtractPlugin()],
        include: ['src/**/*.test.ts'],
      }),
      await flowProject({
        name: 'steps',
        folder: import.meta.dirname,
        plugins: [react(), vanillaExtractPlugin()],
        provider: playwright,
      }),
    ],
  },
})
