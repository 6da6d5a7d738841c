import { Stage, stageHost } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { regionSchema } from './regionSchema.ts'
import { useRegions } from './useRegions.ts'

const AREAS = 'user/getProvinceCityArea'
const STREETS = 'user/getStreetList'

/** What a cascade field gets to load its levels with, and the sandbox behind it. */
async function regions() {
  const world = sandboxWorld()
  let load: ReturnType<typeof useRegions> | undefined
  const Field = () => {
    load = useRegions()
    return null
  }
  await render(
    <Stage world={world} host={stageHost(world)}>
      <Field />
    </Stage>,
  )
  const { signal } = new AbortController()
  const below = async (...names: readonly string[]) =>
    (await load?.(
      names.map((name) => ({ code: name, name })),
      { signal },
    )) ?? []
  const namesOf = async (...names: readonly string[]) => (await below(...names)).map(({ name }) => name)
  const count = (path: string) => world.sandbox.log('default', path).length
  return { world, below, namesOf, count }
}

/** The first entry of each level, from the province down. */
async function firstPath(namesOf: (...names: readonly string[]) => Promise<string[]>) {
  const path: string[] = []
  for (let level = 0; level < 3; level += 1) path.push((await namesOf(...path))[0] ?? '')
  return path
}

describe('the levels of a region', () => {
  it('have their names as codes, so that a stored address can be shown', async () => {
    const { below } = await regions()
    const entries = await below()
    expect(entries.length).toBeGreaterThan(0)
    for (const { code, name } of entries) expect(code).toBe(name)
  })

  it('are loaded as they are opened: areas by one call, the streets of an area by another', async () => {
    const { namesOf, count } = await regions()
    const path = await firstPath(namesOf)
    expect([count(AREAS), count(STREETS)]).toEqual([3, 0])
    expect((await namesOf(...path)).length).toBeGreaterThan(0)
    expect([count(AREAS), count(STREETS)]).toEqual([3, 1])
  })

  it('are loaded once in a visit', async () => {
    const { namesOf, count } = await regions()
    await namesOf()
    await namesOf()
    expect(count(AREAS)).toBe(1)
  })

  it('have nothing below a name that the server does not know', async () => {
    const { namesOf, count } = await regions()
    expect(await namesOf('不存在省')).toEqual([])
    const [province = ''] = await namesOf()
    expect(await namesOf(province, '不存在市', '不存在区')).toEqual([])
    expect(count(STREETS)).toBe(0)
  })

  it('reject when they do not load, and load on the next try', async () => {
    const { world, namesOf } = await regions()
    world.sandbox.addFaults('default', { match: AREAS, fault: 'result=42020', times: 1 })
    await expect(namesOf()).rejects.toMatchObject({ kind: 'result', code: 42_020 })
    expect((await namesOf()).length).toBeGreaterThan(0)
  })
})

describe('a region in a form', () => {
  const messagesOf = (value: unknown) =>
    regionSchema('请选择地区')
      .safeParse(value)
      .error?.issues.map(({ message }) => message) ?? []
  const province = { code: '浙江省', name: '浙江省' }

  it('needs a province, and is happy with more', () => {
    expect(messagesOf([])).toEqual(['请选择地区'])
    expect(messagesOf([province])).toEqual([])
    expect(messagesOf([province, { code: '杭州市', name: '杭州市' }])).toEqual([])
  })

  it.each([null, '浙江省', [{ code: 33, name: '浙江省' }], [{ name: '浙江省' }]])('is not %j', (value) => {
    expect(messagesOf(value)).not.toEqual([])
  })
})
