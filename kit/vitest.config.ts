import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserProject, nodeProject } from '../.ci/vitest.ts'

const plugins = () => [react(), vanillaExtractPlugin()]

/** Everything that tests and parts import from node_modules. */
const prebundled = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  'axe-core',
  'compressorjs',
  'input-otp',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'virtua',
  'vitest-browser-react',
  'zustand',
  'zustand/vanilla',
]

export default defineConfig({
  test: {
    projects: [
      await browserProject({
        name: 'kit',
        plugins: plugins(),
        provider: playwright,
        prebundled,
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
