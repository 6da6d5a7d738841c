import { openPage } from '@koo/page/testing/page'
import { expect, it, onTestFinished } from 'vitest'
import { copy } from './copy.ts'
import { offline } from './step.ts'

function network(isOn: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOn, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
}

it('says without a call that there is no network, and stays until there is one', async () => {
  network(false)
  const { text, tap, exits, world } = await openPage(offline)
  await expect.element(text(copy.offline.title)).toBeVisible()
  await tap(copy.retry)
  await expect.element(text(copy.still)).toBeVisible()
  expect([exits, world.sandbox.log('default')]).toEqual([[], []])
  network(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(text(copy.online.title)).toBeVisible()
})

it('leads back where there is a network', async () => {
  const { tap, exits } = await openPage(offline)
  await tap(copy.back)
  expect(exits).toEqual([{ name: 'retry', query: undefined }])
})

it('leads home', async () => {
  const { tap, exits } = await openPage(offline)
  await tap(copy.home)
  expect(exits).toEqual([{ name: 'home', query: undefined }])
})
