// How packages run their tests: each vitest.config.ts calls these with what is its own only. Plugins and the browser's
// provider come from the package, which names them in its manifest.
import fs from 'node:fs'
import path from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserProviderOption } from 'vitest/node'
import { launchOptions } from './browser.mjs'

type Plugins = TestProjectInlineConfiguration['plugins']
type TestOptions = Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'browser' | 'environment'>

interface ContextOptions {
  hasTouch?: boolean
}

interface NodeProject extends TestOptions {
  name: string
  plugins?: Plugins
}

interface BrowserProject extends NodeProject {
  /** `playwright` of @vitest/browser-playwright. */
  provider(options: {
    launchOptions: Awaited<ReturnType<typeof launchOptions>>
    contextOptions?: ContextOptions
  }): BrowserProviderOption
  /**
   * Everything that tests and what they test import from node_modules. A dependency that Vite discovers only in mid-run
   * makes it reload the page, and the running test fails; so new ones are named here, or in `IMPORTS` below.
   */
  prebundled: string[]
  viewport?: { width: number; height: number }
  contextOptions?: ContextOptions
}

/** Upper bounds for a machine that is busy with something else: what holds is seen at once, what fails fails later. */
const PATIENT = { testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

/** Tests that run in Node. */
export function nodeProject({ plugins, ...test }: NodeProject): TestProjectInlineConfiguration {
  return { plugins, test: { ...PATIENT, ...test, environment: 'node' } }
}

/** Tests that run in a browser, in a window as large as a phone. */
export async function browserProject({
  plugins,
  provider,
  prebundled,
  viewport = { width: 375, height: 812 },
  contextOptions,
  ...test
}: BrowserProject): Promise<TestProjectInlineConfiguration> {
  return {
    plugins,
    optimizeDeps: { include: prebundled },
    test: {
      ...PATIENT,
      ...test,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: provider({ launchOptions: await launchOptions(), contextOptions }),
        instances: [{ browser: 'chromium', viewport }],
      },
    },
  }
}

interface FlowProjects extends Omit<BrowserProject, 'prebundled' | 'plugins'> {
  /** Folder of the package; what has to be prebundled follows from its manifest. */
  folder: string
  /** Made for each of the two: pages bring style sheets along, which are evaluated at build time. */
  plugins: () => Plugins
}

/** Tests of the page layer, of steps and of flows: `.test.ts` in Node, `.test.tsx` on a touch screen. */
export async function flowProjects({ name, folder, plugins, ...options }: FlowProjects) {
  return [
    nodeProject({ name: `${name}-node`, plugins: plugins(), include: ['{src,test}/**/*.test.ts'] }),
    await browserProject({
      name,
      plugins: plugins(),
      prebundled: prebundledOf(folder),
      contextOptions: { hasTouch: true },
      include: ['{src,test}/**/*.test.tsx'],
      setupFiles: ['test/setup.ts'],
      // One history for the whole browser window: files take turns.
      fileParallelism: false,
      ...options,
    }),
  ]
}

/** What our packages import from node_modules in a browser, by package. */
const IMPORTS: Record<string, string[]> = {
  '@koo/api-client': ['ofetch', 'zod/mini'],
  '@koo/flow': ['react-router-dom'],
  '@koo/kit': [
    '@radix-ui/react-dialog',
    '@radix-ui/react-tabs',
    'compressorjs',
    'input-otp',
    'react-number-format',
    'virtua',
    'zustand',
    'zustand/vanilla',
  ],
  '@koo/page': [
    '@hookform/resolvers/standard-schema',
    '@tanstack/react-query',
    'react-hook-form',
    'zod/mini',
  ],
  '@koo/pricing': ['decimal.js'],
  '@koo/sandbox': ['hono'],
  '@koo/steps': ['zustand', 'zustand/vanilla'],
}
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime']

/**
 * What Vite prebundles for the package in `folder`: React, and the imports of our packages that it stands on. What its
 * own manifest does not name is written as the way to it: `@koo/page > react-hook-form`.
 */
function prebundledOf(folder: string): string[] {
  const own = manifestOf(folder).names
  const isOwn = (imported: string) => own.some((name) => imported === name || imported.startsWith(`${name}/`))
  const seen = new Set<string>()
  const found = new Set([...REACT, 'vitest-browser-react'])
  const waiting = [{ home: folder, way: [] as string[] }]
  for (const { home, way } of waiting) {
    const { name, names } = manifestOf(home)
    for (const each of IMPORTS[name] ?? []) found.add(isOwn(each) ? each : [...way, each].join(' > '))
    for (const next of names.filter((each) => each in IMPORTS && !seen.has(each))) {
      seen.add(next)
      waiting.push({ home: fs.realpathSync(path.join(home, 'node_modules', next)), way: [...way, next] })
    }
  }
  return [...found]
}

function manifestOf(home: string): { name: string; names: string[] } {
  const text = fs.readFileSync(path.join(home, 'package.json'), 'utf8')
  const { name, dependencies, devDependencies } = JSON.parse(text)
  return { name, names: Object.keys({ ...dependencies, ...devDependencies }) }
}
