import { memoryStorage } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closingNote, type Closing } from '../cancel/closing.ts'
import { copy } from './copy.ts'
import { cancelResult } from './step.ts'

const MAY = 'user/canLogout'
type Options = OpenPageOptions<object>

/** Opens the page after a closing, with its note in the tab. */
function openAfter(closing: Closing, options: Pick<Options, 'faults'> = {}) {
  const memory = memoryStorage()
  return openPage(cancelResult, {
    ...options,
    host: { memory },
    prepare: ({ userId, clock }) => closingNote({ memory, userId, now: () => clock.now() }).save(closing),
  })
}

const title = (text: string) => page.getByRole('heading', { name: text })

describe('after a closing that the server has confirmed', () => {
  it('the page says so, ends the session and asks nothing', async () => {
    const { world, tap, exits } = await openAfter('closed')
    await expect.element(title(copy.closed.title)).toBeVisible()
    await expect.poll(() => world.userId()).toBeNull()
    expect(world.sandbox.log('default')).toEqual([])
    await tap(copy.home)
    expect(exits).toEqual([{ name: 'home', query: undefined }])
  })

  it('the page says so after a reload too, but not to who signs in then', async () => {
    const opened = await openAfter('closed')
    await expect.poll(() => opened.world.userId()).toBeNull()
    await opened.view.unmount()
    const { world } = opened
    const host = { entry: opened.host.entry }
    const again = await openPage(cancelResult, { world, host })
    await expect.element(title(copy.closed.title)).toBeVisible()
    await again.view.unmount()
    world.signIn({ mobile: '13800000003' })
    await openPage(cancelResult, { world, host })
    await expect.element(title(copy.none.title)).toBeVisible()
    expect(world.userId()).not.toBeNull()
  })
})

describe('after a closing whose reply was lost', () => {
  it('an account that is still there is said to be, and its session goes on', async () => {
    const { world, tap, exits } = await openAfter('sent')
    await expect.element(title(copy.open.title)).toBeVisible()
    expect(world.userId()).not.toBeNull()
    await tap(copy.again)
    expect(exits).toEqual([{ name: 'again', query: undefined }])
  })

  it('an ended session is no proof, and said so; this phone forgets the customer', async () => {
    const { world } = await openAfter('sent', {
      faults: [{ match: MAY, fault: 'result=-4000' }],
    })
    await expect.element(title(copy.unconfirmed.title)).toBeVisible()
    await expect.poll(() => world.userId()).toBeNull()
    expect(title(copy.closed.title).elements()).toEqual([])
  })

  it('nothing is known without a network, and it can be asked again', async () => {
    const { tap, world } = await openAfter('sent', {
      faults: [{ match: MAY, fault: 'result=42020', times: 1 }],
    })
    await expect.element(title(copy.failed)).toBeVisible()
    expect(world.userId()).not.toBeNull()
    await tap('重试')
    await expect.element(title(copy.open.title)).toBeVisible()
  })
})

describe('an address that somebody has typed', () => {
  it('claims nothing and signs nobody out', async () => {
    const { world } = await openPage(cancelResult)
    await expect.element(title(copy.none.title)).toBeVisible()
    expect(world.userId()).not.toBeNull()
    expect(world.sandbox.log('default')).toEqual([])
  })

  it('claims nothing to a visitor either', async () => {
    await openPage(cancelResult, { signedIn: false })
    await expect.element(title(copy.none.title)).toBeVisible()
  })

  it('with the note of another customer claims nothing', async () => {
    const memory = memoryStorage()
    const { world } = await openPage(cancelResult, {
      host: { memory },
      prepare: (of) =>
        closingNote({ memory, userId: () => 'U-other', now: () => of.clock.now() }).save('closed'),
    })
    await expect.element(title(copy.none.title)).toBeVisible()
    expect(world.userId()).not.toBeNull()
  })
})
