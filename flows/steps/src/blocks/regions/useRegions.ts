import type { Gateway } from '@koo/api-client'
import { userGetProvinceCityAreaQuery, userGetStreetListQuery } from '@koo/api-client/calls'
import type { TreeEntry } from '@koo/api-client/types'
import type { CascadeFieldProps } from '@koo/kit/CascadeField'
import { useGateway, type QueryCall } from '@koo/page/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Regions hardly ever change: one visit loads each level once. */
const FRESH_MS = 60 * 60_000
/** Provinces, cities and areas come from one call; the streets of an area from another. */
const STREET_LEVEL = 3

/** The regions below another one, which is `above` levels deep; without an id the first level. */
export type RegionCall = (
  gateway: Gateway,
  id: string | undefined,
  above: number,
) => ReturnType<QueryCall<object, readonly Pick<TreeEntry, 'id' | 'name'>[]>>

const regionsOfUser: RegionCall = (gateway, id, above) =>
  id !== undefined && above >= STREET_LEVEL
    ? userGetStreetListQuery(gateway, { areaId: id })
    : userGetProvinceCityAreaQuery(gateway, id === undefined ? {} : { parentId: id })

/**
 * Loads the levels of a region (province, city, area, street) for a `CascadeField`, each when it is opened. The code of an
 * entry is its name, because the server stores an address by names: a known address can be shown at once. `below`: the call of
 * another product.
 */
export function useRegions(below: RegionCall = regionsOfUser): CascadeFieldProps['load'] {
  const queries = useQueryClient()
  const gateway = useGateway()
  return useCallback(
    async (path) => {
      const load = (id: string | undefined, above: number) =>
        queries.fetchQuery({ ...below(gateway, id, above), staleTime: FRESH_MS })
      let entries = await load(undefined, 0)
      for (const [above, { name }] of path.entries()) {
        const parent = entries.find((entry) => entry.name === name)
        if (!parent) return []
        entries = await load(String(parent.id), above + 1)
      }
      return entries.map(({ name }) => ({ code: name, name }))
    },
    [queries, gateway, below],
  )
}
