import { fakeConfig } from '@koo/flow/testing/ports'
import { expect, it, vi } from 'vitest'
import { settled } from '../testing/manualClock.ts'
import { createRemoteConfig } from './remote.ts'

it('a configuration whose code does not load is unknown and reported, and tried again by the next page', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const open = vi
    .fn()
    .mockRejectedValueOnce(gone)
    .mockResolvedValue({ get: () => 'value' })
  const report = vi.fn()
  const config = createRemoteConfig(open, report)
  expect(config.get('marketing')).toBeUndefined()
  await settled()
  expect(report.mock.calls).toEqual([[gone]])
  expect(config.get('marketing')).toBeUndefined()
  await settled()
  expect([config.get('marketing'), open.mock.calls.length]).toEqual(['value', 2])
})

it('tells when its code has loaded and when its values have come, as long as somebody listens', async () => {
  let values: unknown
  let come = () => {}
  const config = createRemoteConfig((changed) => {
    come = changed
    return Promise.resolve({ get: fakeConfig(() => values) })
  })
  const heard: unknown[] = []
  const stop = config.onChange(() => heard.push(config.get('marketing')))
  expect(config.get('marketing')).toBeUndefined()
  await settled()
  values = { enabled: true }
  come()
  expect(heard).toEqual([undefined, { enabled: true }])
  stop()
  come()
  expect(heard).toHaveLength(2)
})
