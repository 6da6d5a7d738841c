import { defineConfig } from 'vitest/config'
import { tags } from '../.ci/tags.ts'

export default defineConfig({
  // Property tests are slow on a busy machine, but never hang.
  test: { tags, environment: 'node', include: ['{src,test}/**/*.test.ts'], testTimeout: 60_000 },
})
