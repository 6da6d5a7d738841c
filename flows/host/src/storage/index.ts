export { readCookie, writeCookie, type CookieJar } from './cookies.ts'
export {
  clearStores,
  createSafeStorage,
  localStore,
  sweep,
  tabStore,
  type ListedStorage,
  type ProbedStorage,
  type SafeStorage,
} from './safeStorage.ts'
export { storageBelow } from './storageBelow.ts'
