export { checkFlow, checkFlows } from './check.ts'
export type { Defect } from './defect.ts'
export { checkConsentUse, type ConsentUse } from './consents.ts'
export { environments, type EnvironmentFacts } from './environments.ts'
export { draw } from './draw.ts'
export { diffFlows, factsOf, type FlowFacts, type PageFacts } from './facts.ts'
export { checkInventory, type InventoryPage } from './inventory.ts'
export { checkLinks, placesOf, type KeyTable, type LinkPlaces } from './links.ts'
export { hint } from './near.ts'
export {
  checkPersonas,
  checkTheme,
  type CloseHues,
  type LowContrast,
  type ThemeContrasts,
} from './outside.ts'
export type { PersonaPlan } from './persona.ts'
export { checkPartner, type PartnerOrder } from './partners.ts'
export { destText, sheet, type TestInput } from './sheet.ts'
