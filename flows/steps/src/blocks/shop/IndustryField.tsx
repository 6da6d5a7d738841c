import { merchantQueryIndustryQuery } from '@koo/api-client/calls'
import type { CascadeFieldProps } from '@koo/kit/CascadeField'
import { CascadeField } from '@koo/page/fields'
import { useGateway } from '@koo/page/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, type ComponentProps } from 'react'
import { copy } from './copy.ts'

/** The classification does not change during a visit. */
const FRESH_MS = 60 * 60_000

const { label, levels } = copy.industry

/** Loads the industries below a path, each level when it is opened. */
function useIndustries(): CascadeFieldProps['load'] {
  const queries = useQueryClient()
  const gateway = useGateway()
  return useCallback(
    async (path) => {
      const parent = path.at(-1)
      const entries = await queries.fetchQuery({
        ...merchantQueryIndustryQuery(gateway, parent ? { parentId: parent.code } : {}),
        staleTime: FRESH_MS,
      })
      return entries.map(({ id, name }) => ({ code: String(id), name }))
    },
    [queries, gateway],
  )
}

/** The industry of a shop, down to the level that the server takes: `industrySchema`, `industryIdOf`. */
export function IndustryField(
  props: Pick<ComponentProps<typeof CascadeField>, 'name'> &
    Partial<Pick<ComponentProps<typeof CascadeField>, 'hint'>>,
) {
  return <CascadeField {...props} label={label} levels={levels} load={useIndustries()} />
}
