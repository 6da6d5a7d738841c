export { DEVICE_ID_KEY, deviceId, randomHex } from './deviceId.ts'
export { headerNames, wireHeaders, type HeaderField, type HeaderValues } from './headers.ts'
