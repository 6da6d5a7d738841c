import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { flowFolders } from '../.ci/rules/workspace.ts'
import { tags } from '../.ci/tags.ts'
import { flowProjects } from '../.ci/vitest.ts'

const flows = path.join(import.meta.dirname, '..', 'flows')
const names = flowFolders(path.dirname(flows)).map((folder) => path.basename(folder))

// React's production build, as customers have it; stories/docs/decisions/169 says why. Its development build is used where
// parts are tested: kit, page layer, steps.
process.env['NODE_ENV'] = 'production'

/**
 * The tests of all flows in one run, so that the kit, the page layer and the steps are compiled once and not again for each
 * flow. It stands here because the app is the one package that depends on every flow.
 */
export default defineConfig({
  mode: 'production',
  test: {
    tags,
    projects: await flowProjects({
      name: 'flows',
      dir: flows,
      // Braces around one name stand for themselves.
      within: `${names.length > 1 ? `{${names.join(',')}}` : names.join()}/src`,
      plugins: () => [react(), vanillaExtractPlugin()],
      provider: playwright,
    }),
  },
})
