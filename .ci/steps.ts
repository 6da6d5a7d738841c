// What a test run does, in its order: steps by their names, each a task of turbo.json.

/** Steps that run beside each other, as many at a time as there are lanes. The next ones wait for all of them. */
export interface Phase {
  steps: Readonly<Record<string, string>>
  lanes: number
  /** Belongs to `npm run check` as well: `whole`, or only what a change touches. */
  check?: 'whole' | 'touched'
}

const LANES = 2

export const phases: readonly Phase[] = [
  {
    check: 'whole',
    lanes: LANES,
    steps: { format: '//#format:check', boundaries: '//#boundaries', types: '//#types' },
  },
  {
    check: 'whole',
    lanes: LANES,
    steps: {
      lint: '//#lint',
      unused: '//#unused',
      contract: '@koo/api-client#generate:check',
      'contract lint': '@koo/api-client#contract:lint',
      flows: '@koo/flow#flow:check',
      tools: '//#tools',
    },
  },
  {
    check: 'touched',
    lanes: LANES,
    steps: {
      // The longest first: the other lane has the others meanwhile.
      sandbox: '@koo/sandbox#test',
      pricing: '@koo/pricing#test',
      'api-client': '@koo/api-client#test',
    },
  },
  {
    lanes: LANES,
    steps: {
      'flow pages 1': '@koo/app#flows:1',
      'flow pages 2': '@koo/app#flows:2',
      'flow pages 3': '@koo/app#flows:3',
      'flow pages 4': '@koo/app#flows:4',
      'steps 1': '@koo/steps#test:1',
      'steps 2': '@koo/steps#test:2',
      kit: '@koo/kit#test',
      app: '@koo/app#test',
      host: '@koo/host#test',
      page: '@koo/page#test',
      'storybook build': '@koo/stories#build',
      guides: '@koo/stories#guides',
      lab: '@koo/lab#test',
      flow: '@koo/flow#test',
      'packages build': '@koo/app#packages',
      packages: '@koo/pack#test',
      'app build': '@koo/app#build',
      'kit sizes': '@koo/kit#sizes:check',
      'client size': '@koo/api-client#size',
      sizes: '//#sizes',
      'step sizes': '@koo/app#step-sizes',
      browsers: '@koo/app#browsers',
      chromatic: '@koo/stories#chromatic:dry',
    },
  },
  // Browsers that keep every core busy by themselves.
  { lanes: 1, steps: { stories: '@koo/stories#visual' } },
  { lanes: 1, steps: { e2e: '@koo/e2e#test', 'old browsers': '@koo/e2e#old-browsers' } },
]

/**
 * Left to the whole run after a change of nothing but flows: what is published, what the steps before have seen, and the
 * tests of app and tools, whose flows are mostly their own (`flows` has read the real ones).
 */
export const left = [
  'packages build',
  'packages',
  'kit sizes',
  'guides',
  'chromatic',
  'old browsers',
  'app',
  'flow',
  'host',
]

/** Names of the steps that run the tests of flows. */
export const FLOW_PAGES = /^flow pages \d+$/

export const names = phases.flatMap(({ steps }) => Object.keys(steps))

/** What a task is called in the closing lines. */
export const nameOf = (task: string): string =>
  phases.flatMap(({ steps }) => Object.entries(steps)).find(([, id]) => id === task)?.[0] ?? task
