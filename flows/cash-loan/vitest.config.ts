import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { flowProject, nodeProject } from '../../.ci/vitest.ts'

export default defineConfig({
  test: {
    projects: [
      nodeProject({
        name: 'cash-loan-node',
        // Pages bring style sheets along, which are evaluated at build time.
        plugins: [vanillaExtractPlugin()],
        include: ['{src,test}/**/*.test.ts'],
      }),
      await flowProject({
        name: 'cash-loan',
        folder: import.meta.dirname,
        plugins: [react(), vanillaExtractPlugin()],
        provider: playwright,
      }),
    ],
  },
})
