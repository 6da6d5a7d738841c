import {
  apphomeQueryContentV2Query,
  apphomeQueryContentV3Query,
  apphomeQueryContentV4Query,
  apphomeQueryContentV5Query,
  apphomeQueryGrayQuery,
  apphomeQueryGuestContentV2Query,
  apphomeQueryGuestContentV3Query,
  apphomeQueryGuestContentV4Query,
  apphomeQueryGuestContentV5Query,
} from '@koo/api-client/calls'
import type { HomeContent } from '@koo/api-client/types'
import { useSession, useSettings } from '@koo/flow'
import { hasFailed, useCall, type QueryCall } from '@koo/page/query'

type Version = 2 | 3 | 4 | 5
type ContentCall = QueryCall<Record<string, never>, HomeContent>

const CUSTOMER = {
  2: apphomeQueryContentV2Query,
  3: apphomeQueryContentV3Query,
  4: apphomeQueryContentV4Query,
  5: apphomeQueryContentV5Query,
} satisfies Record<Version, ContentCall>

const VISITOR = {
  2: apphomeQueryGuestContentV2Query,
  3: apphomeQueryGuestContentV3Query,
  4: apphomeQueryGuestContentV4Query,
  5: apphomeQueryGuestContentV5Query,
} satisfies Record<Version, ContentCall>

/** The version of everybody for whom the server names none. */
const NEWEST: Version = 5
/** All flags of the home page. */
const FLAGS = { typeId: 'home' }
/** The customer comes back from another page to see what has changed. */
const FRESH = { staleTime: 0 }

/** The version that flags name (`contentVersion`, a number or its text). */
function versionOf(flags: Readonly<Record<string, unknown>> | undefined): Version {
  const version = Number(flags?.contentVersion)
  return Object.hasOwn(VISITOR, version) ? (version as Version) : NEWEST
}

// role.2
/**
 * The floors of the home page. A customer's version is asked for (`apphome/queryGray`); a visitor may not ask, so theirs is
 * in the configuration. Without an answer it is the newest.
 */
export function useContent() {
  const isCustomer = useSession().isLoggedIn()
  const { config } = useSettings()
  const gray = useCall(apphomeQueryGrayQuery, FLAGS, { enabled: isCustomer })
  const isKnown = !isCustomer || gray.data !== undefined || hasFailed(gray)
  const call = isCustomer ? CUSTOMER[versionOf(gray.data)] : VISITOR[versionOf(config('grayFlags'))]
  return useCall(call, {}, { ...FRESH, enabled: isKnown })
}
