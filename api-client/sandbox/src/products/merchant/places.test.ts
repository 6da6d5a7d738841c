import { describe, expect, it } from 'vitest'
import { CITIES, DISTRICTS, STREETS } from '../../people/areas/areaData.ts'
import { POINTS } from '../../people/areas/areaPoints.ts'
import { areaNames, areasBelow, nameOfArea, streetsOf } from '../../people/areas/areas.ts'
import { merchant } from './testing/shop.ts'

describe('areas', () => {
  it('go down from provinces to districts', async () => {
    const { person } = await merchant()
    const provinces = await person.call('merchant/queryArea', {})
    expect(provinces).toHaveLength(34)
    expect(provinces).toContainEqual({ id: '330000', name: '浙江省', hasChildren: true })
    expect(provinces).toContainEqual({ id: '810000', name: '香港特别行政区', hasChildren: false })
    const cities = await person.call('merchant/queryArea', { parentId: '330000' })
    expect(cities[0]).toEqual({ id: '330100', name: '杭州市', hasChildren: true })
    const districts = await person.call('merchant/queryArea', { parentId: '330100' })
    expect(districts).toContainEqual({ id: '330106', name: '西湖区', hasChildren: false })
    expect(await person.call('merchant/queryArea', { parentId: '330106' })).toEqual([])
    for (const parentId of ['330199', '990000', '33', 'x', '__proto__', '338800']) {
      expect(await person.refusal('merchant/queryArea', { parentId })).toEqual([
        400,
        '未查询到该地区，请重新选择',
      ])
    }
  })

  it('have one code and one name each, below something that exists', () => {
    for (const province of areasBelow() ?? []) {
      const cities = areasBelow(province.id) ?? []
      expect(cities.length > 0).toBe(province.hasChildren)
      expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
      for (const city of cities) {
        expect(city.name).toMatch(/^[\u4e00-\u9fff]{1,11}$/)
        const districts = areasBelow(city.id) ?? []
        expect(new Set(districts.map(({ id }) => id)).size).toBe(districts.length)
        expect(new Set(districts.map(({ name }) => name)).size).toBe(districts.length)
        expect(districts.length > 0).toBe(city.hasChildren)
      }
    }
    const parents = [...Object.keys(CITIES), ...Object.keys(DISTRICTS), ...Object.keys(STREETS)]
    for (const code of parents) expect(nameOfArea(code.padEnd(6, '0')), `the area of ${code}`).not.toBeNull()
  })

  it('have streets, the last one for all others', () => {
    expect(streetsOf('330106')?.map(({ name }) => name)).toContain('西溪街道')
    expect(streetsOf('330106')?.at(-1)).toMatchObject({ id: '330106007', name: '其他街道' })
    expect(streetsOf('540102')).toEqual([{ id: '540102001', name: '其他街道', hasChildren: false }])
    expect(streetsOf('330100')).toBeNull()
    expect(streetsOf('330199')).toBeNull()
    expect(areaNames('330106')).toEqual({ province: '浙江省', city: '杭州市', area: '西湖区' })
    expect(areaNames('330100')).toEqual({ province: '浙江省', city: '杭州市', area: null })
  })
})

describe('a position', () => {
  it('is resolved to the nearest known place, from numbers and from text', async () => {
    const { person } = await merchant()
    const hangzhou = {
      province: '浙江省',
      city: '杭州市',
      area: '西湖区',
      street: '文新街道',
      detail: '文三路90号',
    }
    expect(await person.call('merchant/resolveGpsAddress', { latitude: 30.27, longitude: 120.15 })).toEqual(
      hangzhou,
    )
    expect(
      await person.call('merchant/resolveGpsAddress', { latitude: '30.27', longitude: '120.15' }),
    ).toEqual(hangzhou)
    expect(
      await person.call('merchant/resolveGpsAddress', { latitude: 17.805, longitude: 110.1999 }),
    ).toMatchObject({
      city: '海口市',
    })
    for (const { latitude, longitude, areaId } of POINTS) {
      expect(await person.call('merchant/resolveGpsAddress', { latitude, longitude })).toMatchObject({
        area: nameOfArea(areaId),
      })
    }
  })

  it.each([
    [{ latitude: 51.5, longitude: -0.1 }, '未能识别您的位置，请手动选择地址'],
    [{ latitude: 39, longitude: 83 }, '未能识别您的位置，请手动选择地址'],
    // 251 kilometres south of the known place in Haikou; 249 would be near enough.
    [{ latitude: 17.787, longitude: 110.1999 }, '未能识别您的位置，请手动选择地址'],
    [{ latitude: 91, longitude: 120 }, '定位信息有误，请重新定位'],
    [{ latitude: '', longitude: 120 }, '定位信息有误，请重新定位'],
    [{ latitude: 'north', longitude: 120 }, '定位信息有误，请重新定位'],
  ])('%j is refused', async (point, text) => {
    const { person } = await merchant()
    expect(await person.refusal('merchant/resolveGpsAddress', point)).toEqual([400, text])
  })
})

describe('industries', () => {
  it('go down three levels of the national classification', async () => {
    const { person } = await merchant()
    const sections = await person.call('merchant/queryIndustry', {})
    const seen = new Set<string>()
    for (const section of sections) {
      const divisions = await person.call('merchant/queryIndustry', { parentId: String(section.id) })
      expect(divisions.length, `below ${section.name}`).toBeGreaterThan(0)
      for (const division of divisions) {
        const classes = await person.call('merchant/queryIndustry', { parentId: String(division.id) })
        expect(classes.length, `below ${division.name}`).toBeGreaterThan(0)
        for (const { id, name, hasChildren } of classes) {
          expect(name).toMatch(/^[\u4e00-\u9fff、]{2,20}$/)
          expect(String(id).startsWith(String(division.id))).toBe(true)
          expect(hasChildren).toBe(false)
          expect(seen.has(String(id))).toBe(false)
          seen.add(String(id))
        }
      }
    }
    expect(seen).toContain('5227')
    expect(await person.call('merchant/queryIndustry', { parentId: '5227' })).toEqual([])
    expect(await person.refusal('merchant/queryIndustry', { parentId: '99' })).toEqual([
      400,
      '未查询到该行业，请重新选择',
    ])
  })
})

describe('the rest of the loan page', () => {
  it('gets the six months before this one', async () => {
    const { person, later } = await merchant()
    expect(await person.call('merchant/getLastSixMonths', {})).toEqual([
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
    ])
    await later(60 * 86_400)
    expect((await person.call('merchant/getLastSixMonths', {})).slice(0, 2)).toEqual(['2026-12', '2026-11'])
  })

  it('gets the adverts of the positions it asks for, with pictures that are there', async () => {
    const { person } = await merchant()
    const adverts = await person.call('merchant/getAdBanner', {
      codes: ['loanButton', 'other', 'bottomBanner'],
    })
    expect(adverts.map(({ code }) => code)).toEqual(['bottomBanner', 'loanButton'])
    for (const { pictureUrl } of adverts) expect((await person.mount.fetch(pictureUrl)).status).toBe(200)
    expect(await person.call('merchant/getAdBanner', { codes: [] })).toEqual([])
  })
})
