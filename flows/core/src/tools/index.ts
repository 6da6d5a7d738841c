export { checkFlow, type Fault } from './check.ts'
export { draw } from './draw.ts'
export { destText, sheet } from './sheet.ts'
