import { defineFlow, type FlowEvent } from '@koo/flow'
import { fakeHost, renderFlow } from '@koo/flow/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Providers } from '../testing/stageEntry.ts'
import { sandboxWorld } from '../testing/sandboxWorld.ts'
import { profile } from '../testing/samples/Profile.tsx'

const flow = defineFlow({
  id: 'sample',
  start: 'profile',
  entries: ['profile'],
  pages: { profile },
  exits: { profile: { finish: { to: 'close' } } },
})

it('reports an event once, with its facts and the id of its page', async () => {
  const world = sandboxWorld()
  const host = fakeHost()
  const view = renderFlow(flow, {
    host,
    at: '/sample/profile',
    wrap: (children) => <Providers world={world}>{children}</Providers>,
  })
  await page.getByRole('button', { name: '确认无误' }).click()
  const events = () => host.log.events.filter((event: FlowEvent) => event.type === 'event')
  await expect.poll(events).toEqual([
    {
      type: 'event',
      flow: 'sample',
      page: 'profile',
      pageId: 'sample_profile',
      name: 'profile_confirmed',
      facts: { complete: expect.any(Boolean) },
    },
  ])
  view.unmount()
})
