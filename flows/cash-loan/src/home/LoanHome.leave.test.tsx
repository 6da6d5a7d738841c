import { LEAVE_LIMIT_MS } from '@koo/flow'
import { sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { CONFIRM, openTab } from '../testing/tab.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const reasons = page.getByRole('dialog', { name: '离开前请告诉我们原因' })
const rating = page.getByRole('dialog', { name: '本次借款体验如何？' })
const surveys = (world: SandboxWorld) =>
  world.sandbox.log('default', 'other/getQuestionnaireInfo').map(({ request }) => request)

function open(world: SandboxWorld, at = '/cash/home') {
  const view = openTab(world, { at })
  onTestFinished(() => view.unmount())
  return view
}

describe('leaving the loan page', () => {
  it('asks, also with nothing entered, and keeps the page', { tags: ['exit.1', 'exit.2'] }, async () => {
    const view = open(sandboxWorld())
    await expect.element(page.getByTestId('amount')).toBeVisible()
    view.host.nativeBack()
    await button('继续借款').click()
    await expect.poll(view.asking).toBe(false)
    expect(view.address()).toBe('/cash/home')
    expect(view.host.log.closed).toBe(0)
  })

  it(
    'shows the survey of the loan page, then closes the web view',
    { tags: ['exit.3', 'survey.13'] },
    async () => {
      const world = sandboxWorld()
      const view = open(world)
      await expect.element(page.getByTestId('amount')).toBeVisible()
      view.host.nativeBack()
      await button('离开').click()
      await expect.element(reasons).toBeVisible()
      expect(surveys(world)).toEqual([{ currentPage: 'loanApplyPage' }])
      expect(view.host.log.closed).toBe(0)
      await button('不填了，直接离开').click()
      await expect.poll(() => view.host.log.closed).toBe(1)
    },
  )

  it('closes at once without a survey', async () => {
    const view = open(sandboxWorld({ persona: 'survey-none' }))
    await expect.element(page.getByTestId('amount')).toBeVisible()
    view.host.nativeBack()
    await button('离开').click()
    await expect.poll(() => view.host.log.closed).toBe(1)
  })
})

describe('leaving the confirm page', () => {
  it('shows its survey when the product is closed', { tags: ['survey.13'] }, async () => {
    const world = sandboxWorld()
    const view = open(world, CONFIRM)
    await expect.element(button('确认借款')).toBeEnabled()
    view.host.nativeBack()
    await expect.element(rating).toBeVisible()
    expect(surveys(world)).toEqual([{ currentPage: 'loanConfirmPage' }])
    await button('不填了，直接离开').click()
    await expect.poll(() => view.host.log.closed).toBe(1)
  })

  it('asks nothing on the way back to the form', async () => {
    const world = sandboxWorld()
    const view = open(world)
    await expect.element(page.getByTestId('amount')).toBeVisible()
    view.go(CONFIRM)
    await expect.element(button('确认借款')).toBeEnabled()
    view.back()
    await expect.poll(view.address).toBe('/cash/home')
    expect(surveys(world)).toEqual([])
  })

  it('closes when the server is slow', async () => {
    const world = sandboxWorld()
    world.sandbox.addFaults('default', { match: 'other/getQuestionnaireInfo', fault: 'latency=15000' })
    const view = open(world, CONFIRM)
    await expect.element(button('确认借款')).toBeEnabled()
    view.host.nativeBack()
    view.host.advance(LEAVE_LIMIT_MS)
    await expect.poll(() => view.host.log.closed).toBe(1)
  })
})
