import type { Fault } from './fault.ts'
import { buildFaults } from './faults/build.ts'
import { figureFaults } from './faults/figures.ts'
import { guardFaults } from './faults/guards.ts'
import { lookFaults } from './faults/looks.ts'
import { publishingFaults } from './faults/publishing.ts'
import { specificationFaults } from './faults/specification.ts'
import { walkFaults } from './faults/walks.ts'

/** Every planted fault. The run has to see each of them, whatever is made shorter. */
export const faults: readonly Fault[] = [
  ...publishingFaults,
  ...figureFaults,
  ...guardFaults,
  ...walkFaults,
  ...lookFaults,
  ...buildFaults,
  ...specificationFaults,
]
