import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { tags } from '../../.ci/tags.ts'
import { flowProjects } from '../../.ci/vitest.ts'

export default defineConfig({
  test: {
    tags,
    projects: await flowProjects({
      name: 'host',
      plugins: () => [react(), vanillaExtractPlugin()],
      provider: playwright,
      // A mounted flow has the history of the window.
      fileParallelism: false,
    }),
  },
})
