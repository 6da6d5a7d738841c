/** A fake of each port, for what takes one. `fakeHost` is made of them. */
export { fakeAddress, type FakeAddress } from './address.ts'
export { fakeDevice, type FakeDevice } from './device.ts'
export { fakeSession, type FakeSession } from './session.ts'
export { fakeConfig, fakeSettings, TESTED } from './settings.ts'
export { fakeStorage } from './storage.ts'
