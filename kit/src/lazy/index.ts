export { lazyModule, useLazyModule, type LazyModule } from './lazyModule.ts'
export { useWantedModule } from './useWantedModule.ts'
