import { describe, expect, it } from 'vitest'
import { can, DeviceFailure, type Device } from './device.ts'

describe('a function of the device', () => {
  it('is there when the host has it', async () => {
    const device: Device = { contacts: () => Promise.resolve([{ name: '王小明', phone: '13800000002' }]) }
    expect([can(device, 'contacts'), can(device, 'scan')]).toEqual([true, false])
    // The question is also what the compiler goes by.
    if (can(device, 'contacts')) expect(await device.contacts()).toHaveLength(1)
  })

  it('fails with its kind and a sentence', () => {
    const failure = new DeviceFailure('refused', '没有获得授权')
    expect(failure).toBeInstanceOf(Error)
    expect(failure).toMatchObject({ kind: 'refused', message: '没有获得授权' })
  })
})
