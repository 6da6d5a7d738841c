import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { flowProject, nodeProject } from '../../.ci/vitest.ts'

export default defineConfig({
  test: {
    projects: [
      nodeProject({ name: 'page-node', include: ['{src,test}/**/*.test.ts'] }),
      await flowProject({
        name: 'page',
        folder: import.meta.dirname,
        plugins: [react(), vanillaExtractPlugin()],
        provider: playwright,
        // Each page here has a host of its own, in memory: files need not take turns.
        fileParallelism: true,
      }),
    ],
  },
})
