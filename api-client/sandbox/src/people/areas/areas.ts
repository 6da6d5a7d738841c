import { CITIES, DISTRICTS, PROVINCES, STREETS } from './areaData.ts'
import { POINTS, type Point } from './areaPoints.ts'

/** A region by its national code: six digits, '330000', '330100', '330106'. */
export interface Area {
  id: string
  name: string
  hasChildren: boolean
}

/** The region names of an address. */
export interface AreaNames {
  province: string
  city: string | null
  area: string | null
}

/** The last street of every district, and the only one where no streets are listed. */
const OTHER_STREET = '其他街道'

/** Kilometres beyond which no known address counts as near. */
const FARTHEST_KM = 250

const EARTH_KM = 6371

const provinces = areasOf('', PROVINCES)

/**
 * Returns the regions below one: provinces for none, '' or '0', then cities, then districts. A city without listed
 * districts has none.
 *
 * @returns null when there is no such region
 */
export function areasBelow(parentId?: string): readonly Area[] | null {
  if (parentId === undefined || parentId === '' || parentId === '0') return provinces
  const code = codeOf(parentId)
  if (code === null || areaNames(parentId) === null) return null
  if (code.length === 2) return areasOf(code, own(CITIES, code) ?? '')
  if (code.length === 4) return areasOf(code, own(DISTRICTS, code) ?? '')
  return []
}

/** The streets of a district, with one entry for all that are not listed; null when there is no such district. */
export function streetsOf(areaId: string): readonly Area[] | null {
  if (codeOf(areaId)?.length !== 6 || areaNames(areaId) === null) return null
  const names = (own(STREETS, areaId) ?? '').split(' ').filter(Boolean)
  return [...names, OTHER_STREET].map((name, k) => ({
    id: `${areaId}${String(k + 1).padStart(3, '0')}`,
    name,
    hasChildren: false,
  }))
}

/** The names from the province down to a region; null when the code is unknown. */
export function areaNames(areaId: string): AreaNames | null {
  const code = codeOf(areaId)
  if (code === null) return null
  const province = nameIn(PROVINCES, code.slice(0, 2))
  if (province === null) return null
  if (code.length === 2) return { province, city: null, area: null }
  const city = nameIn(own(CITIES, code.slice(0, 2)) ?? '', code.slice(2, 4))
  if (city === null) return null
  if (code.length === 4) return { province, city, area: null }
  const area = nameIn(own(DISTRICTS, code.slice(0, 4)) ?? '', code.slice(4, 6))
  return area === null ? null : { province, city, area }
}

/** The name of one region; null when the code is unknown. */
export function nameOfArea(areaId: string): string | null {
  const names = areaNames(areaId)
  return names && (names.area ?? names.city ?? names.province)
}

/** The nearest known address to a position in degrees; null outside the country's cities. */
export function nearestAddress(at: {
  latitude: number
  longitude: number
}): (AreaNames & { street: string; detail: string }) | null {
  let best: { point: Point; km: number } | null = null
  for (const point of POINTS) {
    const km = distanceKm(at, point)
    if (best === null || km < best.km) best = { point, km }
  }
  if (best === null || !(best.km <= FARTHEST_KM)) return null
  const { areaId, street, detail } = best.point
  const names = areaNames(areaId)
  return names && { ...names, street, detail }
}

function areasOf(above: string, text: string): Area[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const code = `${above}${entry.slice(0, 2)}`
      const below =
        code.length === 2 ? own(CITIES, code) : code.length === 4 ? own(DISTRICTS, code) : undefined
      return { id: code.padEnd(6, '0'), name: entry.slice(2), hasChildren: below !== undefined }
    })
}

/** The significant digits of a code: two, four or six; null when it is no code. */
function codeOf(areaId: string): string | null {
  if (!/^\d{6}$/.test(areaId)) return null
  return areaId.endsWith('0000') ? areaId.slice(0, 2) : areaId.endsWith('00') ? areaId.slice(0, 4) : areaId
}

function nameIn(text: string, digits: string): string | null {
  return (
    text
      .split(' ')
      .find((entry) => entry.startsWith(digits))
      ?.slice(2) ?? null
  )
}

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** Distance on a sphere (haversine). */
function distanceKm(a: { latitude: number; longitude: number }, b: Point): number {
  const rad = Math.PI / 180
  const dLat = (b.latitude - a.latitude) * rad
  const dLng = (b.longitude - a.longitude) * rad
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
