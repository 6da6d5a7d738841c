import { defineFlow, defineStep, page, type FlowData, type RoutingReply, type StageCode } from '@koo/flow'
import { memoryStorage } from '@koo/flow/testing/storage'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { openFlow } from '../testing/openFlow.tsx'
import { sandboxWorld } from '../testing/sandboxWorld.ts'
import { useNextStage, useStageRefused, withJourney } from '../entries/journey.ts'

/** A page between two stages, which says what comes next. */
function Between() {
  return <p>{useNextStage()?.text ?? '继续'}</p>
}
const search = optionalFrom()
const step = (title: string, stage: StageCode | null) =>
  defineStep({
    title,
    exits: { done: null },
    stage,
  }).page(() => Promise.resolve({ default: stage === null ? Between : () => <p>页面</p>, search }))

function optionalFrom() {
  const validate = (value: unknown) => ({ value: value as { from?: string | undefined } })
  return { '~standard': { version: 1, vendor: 'test', validate } } as const
}

/** A flow whose server sends the customer to these pages, one after the other. */
function sentTo(...names: ('name' | 'photos' | 'face' | 'between' | 'work')[]): FlowData {
  const pages = {
    name: step('身份认证', 'identity'),
    photos: step('上传身份证', 'photos'),
    face: step('人脸识别', 'face'),
    between: step('结果', null),
    work: step('完善个人信息', 'information'),
  }
  let at = 0
  const where = (): Promise<RoutingReply> => Promise.resolve(page(names[at++] ?? 'name'))
  return defineFlow({ id: 'shop', start: 'name', pages, server: { where, codes: {} } })
}

const open = (flow: FlowData, options: Parameters<typeof openFlow>[2] = {}) =>
  openFlow(flow, sandboxWorld(), options)
const line = ({ container }: ReturnType<typeof open>) =>
  [...container.querySelectorAll('section[aria-label] p > span')].flatMap(
    ({ textContent }) => textContent || [],
  )
const seen = ({ container }: ReturnType<typeof open>) => container.querySelector('[data-page] p:last-of-type')

it('counts the stages while the server follows the order of the definition', async () => {
  const view = open(sentTo('name', 'photos'))
  await view.shows('shop_name')
  expect(line(view)).toEqual(['第1步，共4步', '约3分钟'])
  await view.takeExit('name', 'done')
  await view.shows('shop_photos')
  expect(line(view)).toEqual(['第2步，共4步', '约3分钟'])
  view.unmount()
})

it('names the stages without a number once the server has left one out', async () => {
  const view = open(sentTo('name', 'face'))
  await view.shows('shop_name')
  await view.takeExit('name', 'done')
  await view.shows('shop_face')
  expect(line(view)).toEqual(['人脸识别', '之后可能还有完善个人信息', '约1分钟'])
  view.unmount()
})

it('names them for a customer whom it has not seen before on the way, and counts for one who comes back the same day', async () => {
  const store = memoryStorage()
  const stranger = open(sentTo('photos'))
  await stranger.shows('shop_photos')
  expect(line(stranger)[0]).toBe('上传身份证')
  stranger.unmount()
  const before = open(sentTo('name'), { store })
  await before.shows('shop_name')
  before.unmount()
  const again = open(sentTo('photos'), { store })
  await again.shows('shop_photos')
  expect(line(again)[0]).toBe('第2步，共4步')
  again.unmount()
})

it('says on a page between stages what comes next, where that is certain', async () => {
  const view = open(sentTo('name', 'photos', 'face', 'between'))
  for (const name of ['name', 'photos', 'face']) {
    await view.shows(`shop_${name}`)
    await view.takeExit(name, 'done')
  }
  await view.shows('shop_between')
  expect(line(view)).toEqual([])
  expect(seen(view)?.textContent).toBe('下一步：完善个人信息 · 约1分钟')
  view.unmount()
  const skipped = open(sentTo('name', 'face', 'between'))
  for (const name of ['name', 'face']) {
    await skipped.shows(`shop_${name}`)
    await skipped.takeExit(name, 'done')
  }
  await skipped.shows('shop_between')
  expect(seen(skipped)?.textContent).toBe('继续')
  skipped.unmount()
})

it('is not above a page that a loan has asked for, which does not count either', async () => {
  const store = memoryStorage()
  const view = open(sentTo(), { at: '/shop/photos?from=loan', store })
  await view.shows('shop_photos')
  expect(line(view)).toEqual([])
  view.unmount()
  const own = open(sentTo('name'), { store })
  await own.shows('shop_name')
  expect(line(own)[0]).toBe('第1步，共4步')
  own.unmount()
})

it('counts along the way of the page in a flow without a server, also for who comes in the middle', async () => {
  const flow = defineFlow({
    id: 'shop',
    start: 'name',
    pages: { name: step('姓名', 'identity'), photos: step('照片', 'photos'), face: step('人脸', 'face') },
    exits: { name: { done: page('photos') }, photos: { done: page('name') }, face: { done: page('name') } },
    ways: [['name', 'photos']],
  })
  const view = open(flow, { at: '/shop/photos' })
  await view.shows('shop_photos')
  expect(line(view)).toEqual(['第2步，共2步', '约1分钟'])
  view.unmount()
  const other = open(flow, { at: '/shop/face' })
  await other.shows('shop_face')
  expect(line(other)).toEqual([])
  other.unmount()
})

it('leaves a flow alone that has no stages, or no server that sends customers to them', () => {
  const flow = sentTo()
  expect(withJourney({ ...flow, server: null })).toMatchObject({ pages: flow.pages })
  const plain = { ...flow, pages: { name: step('结果', null) } }
  expect(withJourney(plain)).toBe(plain)
})

it('shows no line above a page that says that its stage cannot be done, and shows it again once it can', async () => {
  function Refused() {
    useStageRefused()
    return <p>今天不能再认证</p>
  }
  function Proof() {
    const [isRefused, setRefused] = useState(true)
    return isRefused ? (
      <button onClick={() => setRefused(false)}>
        <Refused />
      </button>
    ) : (
      <p>请上传</p>
    )
  }
  const photos = defineStep({ title: '照片', exits: {}, stage: 'photos' }).page(() =>
    Promise.resolve({ default: Proof, search }),
  )
  const view = open(
    defineFlow({
      id: 'shop',
      start: 'photos',
      pages: { photos, face: step('人脸', 'face') },
      exits: { face: { done: page('photos') } },
      ways: [['photos', 'face']],
    }),
  )
  await view.shows('shop_photos')
  expect(line(view)).toEqual([])
  await userEvent.click(screen.getByText('今天不能再认证'))
  await expect.element(screen.getByText('请上传')).toBeVisible()
  expect(line(view)).toEqual(['第1步，共2步', '约2分钟'])
  view.unmount()
})
