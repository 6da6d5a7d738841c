export { CONFIG_KEY, openConfigGroup, type ConfigGroupParts } from './group.ts'
export { createRemoteConfig, type RemoteConfig } from './remote.ts'
