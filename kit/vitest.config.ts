import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { tags } from '../.ci/tags.ts'
import { browserProject, nodeProject } from '../.ci/vitest.ts'

const plugins = () => [react(), vanillaExtractPlugin()]

export default defineConfig({
  test: {
    tags,
    projects: [
      await browserProject({
        name: 'kit',
        plugins: plugins(),
        provider: playwright,
        include: ['{src,test}/**/*.test.{ts,tsx}'],
        exclude: ['**/*.node.test.{ts,tsx}'],
        setupFiles: ['test/setup.ts'],
        viewport: { width: 375, height: 667 },
        contextOptions: { hasTouch: true },
      }),
      nodeProject({ name: 'kit-node', plugins: plugins(), include: ['{src,test}/**/*.node.test.{ts,tsx}'] }),
    ],
  },
})
