import path from 'node:path'
import { build, mergeConfig, type InlineConfig } from 'vite'
import { ancestorsOf } from './ancestors.ts'
import { demoSettings } from './demo.ts'
import { collectGroups, groupChunks, type Grouped } from './chunkGroups.ts'
import { policySettings, writeHeaders } from './headers.ts'
import { oldBuild } from './old/settings.ts'
import { MANIFEST, OLD_MANIFEST } from './pages/chunks.ts'
import { collectPages } from './pages/entries.ts'
import { finishPages } from './pages/finish.ts'
import { appRoot } from './root.ts'

export interface AppBuild {
  /** Output folder, below the package. It is emptied first. */
  outDir: string
  /** Compile the lab in. Never for production. */
  lab: boolean
}

/**
 * Builds the app for current and for old browsers: bundles, HTML of the pages that customers open first, headers. Other
 * settings are `VITE_…` variables, see the README.
 */
export async function buildApp({ outDir, lab }: AppBuild): Promise<string> {
  const dist = path.resolve(appRoot, outDir)
  // Set here, because a test runner has another value.
  process.env['NODE_ENV'] = 'production'
  process.env['VITE_LAB'] = lab ? '1' : '0'
  if (lab) Object.assign(process.env, { ...demoSettings, ...process.env })
  const common = {
    root: appRoot,
    configFile: path.join(appRoot, 'vite.config.ts'),
    logLevel: 'warn',
  } as const
  const { entries, partnerPaths } = await collectPages()
  const ancestors = ancestorsOf(process.env['VITE_PARTNER_ORIGINS'], partnerPaths)
  const grouped: Grouped = { first: new Set(), pages: new Map(), small: new Map() }
  await build({
    ...common,
    plugins: [collectGroups(grouped, entries)],
    build: { write: false, minify: false },
  })
  /** One of the two builds, in the same folder and with the same chunks. */
  const output = (emptyOutDir: boolean, manifest: string): InlineConfig => ({
    ...common,
    build: {
      outDir: dist,
      emptyOutDir,
      manifest,
      rolldownOptions: { output: { codeSplitting: groupChunks(grouped) } },
    },
  })
  await build(mergeConfig(output(true, OLD_MANIFEST), oldBuild()))
  // The second, so that `index.html` is its own.
  await build(output(false, MANIFEST))
  await finishPages(dist, entries, ancestors.keys())
  writeHeaders(dist, policySettings(process.env), ancestors)
  return dist
}
