import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { tags } from './tags.ts'

/** Tests of the tools, and of what holds for the whole project. */
export default defineConfig({
  test: {
    tags,
    root: path.dirname(import.meta.dirname),
    include: ['.ci/**/*.test.ts', 'stories/{coverage,toolbar,measure,docs,review}/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
