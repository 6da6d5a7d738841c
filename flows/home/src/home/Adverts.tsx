import { userGetAdvertQuery, userGetGuestAdvertQuery } from '@koo/api-client/calls'
import { useSession } from '@koo/flow'
import { AdBanner } from '@koo/kit/AdBanner'
import { useOpenUrl } from '@koo/page'
import { useCall } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { readableText } from '@koo/pricing'
import { adButton, adMark, adText } from '@koo/steps/adverts'
import { useLeads } from '../useLeads.ts'
import { copy } from './copy.ts'
import type { HomeEvents } from './events.ts'

const PLACE = { position: 'home' }
/** How many stand below the floors. */
const MOST = 2

/** The advertisements of the home page, below everything else. Without a reply there are none. */
export function Adverts() {
  const isCustomer = useSession().isLoggedIn()
  const leads = useLeads()
  const open = useOpenUrl()
  const track = useTrack<HomeEvents>()
  const { data = [] } = useCall(isCustomer ? userGetAdvertQuery : userGetGuestAdvertQuery, PLACE)
  const shown = data.filter(({ title, linkUrl }) => title?.trim() && linkUrl && leads(linkUrl)).slice(0, MOST)
  return shown.map((advert, at) => (
    <AdBanner
      key={`${at}:${advert.code ?? ''}`}
      label={copy.advert}
      picture={advert.pictureUrl}
      heading={advert.title ?? ''}
      text={readableText(adText(advert.description))}
      actionText={adButton(advert.buttonText)}
      mark={adMark(advert.cornerMark)}
      onClick={() => {
        track('advert', { code: advert.code ?? '' })
        void open(advert.linkUrl ?? '')
      }}
    />
  ))
}
