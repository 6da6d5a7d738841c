export { checkFlow, checkFlows, checkLinks, type Defect } from './check.ts'
export { environments, type EnvironmentFacts } from './environments.ts'
export { draw } from './draw.ts'
export { destText, sheet } from './sheet.ts'
