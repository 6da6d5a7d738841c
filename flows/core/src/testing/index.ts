export type { DerivedOptions } from './cases.ts'
export { flowContract } from './contract.ts'
export { fakeChrome, fakeHost, type FakeHost, type FakeHostOptions, type HostLog } from './host.tsx'
export { memoryStorage, type MemoryStorage } from './memoryStorage.ts'
export { backAtEveryPage, reloadAtEveryPage } from './journeys.ts'
export {
  definePersona,
  personasOf,
  walkPersona,
  type Persona,
  type PersonaLine,
  type WalkOptions,
} from './personas.ts'
export { renderFlow, type Rendered, type RenderOptions } from './render.tsx'
