import { memoryStorage } from '@koo/page/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { amount, openReady } from './testing/openHome.ts'

/** Another customer of this phone, who signs in in another tab. */
const OTHER = { mobile: '13800000399' }

it('an amount that one customer is typing is neither shown to the next one nor kept as theirs', async () => {
  const memory = memoryStorage()
  const { world, clock } = await openReady({ host: { memory } })
  await amount.fill('12300')
  // Before the pause after which a draft is saved.
  world.signIn(OTHER)
  await expect.element(amount).not.toHaveValue('12,300')
  await clock.advance(1_000)
  window.dispatchEvent(new Event('pagehide'))
  expect(JSON.stringify(memory.entries())).not.toContain('12300')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
