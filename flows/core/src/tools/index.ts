export { checkFlow, checkFlows, checkLinks, type Defect } from './check.ts'
export { draw } from './draw.ts'
export { destText, sheet } from './sheet.ts'
