import type { Fault } from '../fault.ts'

/** What a colleague would notice late: types, boundaries, sizes, old browsers, the contract. */
export const buildFaults: Fault[] = [
  {
    id: 'type-page-name',
    kind: 'type',
    harm: 'The exit of a page leads to a page that does not exist.',
    file: 'flows/koocard/src/flow.ts',
    find: "web: page('videoh5', instead)",
    put: "web: page('videoH5', instead)",
    step: 'types',
  },
  {
    id: 'type-exit-name',
    kind: 'type',
    harm: 'A tap on "back" after a refusal throws.',
    file: 'flows/steps/src/assess/Assess.tsx',
    find: "<Button block onClick={() => exit('failed')}>",
    put: "<Button block onClick={() => exit('refused')}>",
    step: 'types',
  },
  {
    id: 'type-missing-reply',
    kind: 'type',
    harm: 'The page breaks while its status is not there yet.',
    file: 'flows/steps/src/assess/Assess.tsx',
    find: 'status.data?.status === 2',
    put: 'status.data.status === 2',
    step: 'types',
  },
  {
    id: 'boundary-other-flow',
    kind: 'boundary',
    harm: 'A channel cannot be built without another one.',
    file: 'flows/siku/src/index.ts',
    find: "export { siku } from './flow.ts'",
    put: "export { maoyan } from '@koo/flow-maoyan'\nexport { siku } from './flow.ts'",
    step: 'boundaries',
  },
  {
    id: 'boundary-undeclared',
    kind: 'boundary',
    harm: 'The published package does not run where it is installed alone.',
    file: 'flows/steps/src/publishing/publisher.ts',
    find: "import { createStore } from 'zustand/vanilla'",
    put: "import { createStore } from 'zustand/vanilla'\nexport type { VListHandle } from 'virtua'",
    step: 'boundaries',
  },
]
