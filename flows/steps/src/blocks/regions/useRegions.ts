import { userGetProvinceCityAreaQuery, userGetStreetListQuery } from '@koo/api-client/calls'
import type { CascadeFieldProps } from '@koo/kit/CascadeField'
import { useGateway } from '@koo/page/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Regions hardly ever change: one visit loads each level once. */
const FRESH_MS = 60 * 60_000
/** Provinces, cities and areas come from one call; the streets of an area from another. */
const STREET_LEVEL = 3

/**
 * Loads the levels of a region (province, city, area, street) for a `CascadeField`, each when it is opened. The code of an
 * entry is its name, because the server stores an address by names: a known address can be shown at once.
 */
export function useRegions(): CascadeFieldProps['load'] {
  const queries = useQueryClient()
  const gateway = useGateway()
  return useCallback(
    async (path) => {
      const areas = (request: { parentId?: string }) =>
        queries.fetchQuery({ ...userGetProvinceCityAreaQuery(gateway, request), staleTime: FRESH_MS })
      const streets = (areaId: string) =>
        queries.fetchQuery({ ...userGetStreetListQuery(gateway, { areaId }), staleTime: FRESH_MS })
      let entries = await areas({})
      for (const [above, { name }] of path.entries()) {
        const parent = entries.find((entry) => entry.name === name)
        if (!parent) return []
        const id = String(parent.id)
        entries = above + 1 < STREET_LEVEL ? await areas({ parentId: id }) : await streets(id)
      }
      return entries.map(({ name }) => ({ code: name, name }))
    },
    [queries, gateway],
  )
}
