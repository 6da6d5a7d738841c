import { useAddress } from '@koo/flow'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { useState } from 'react'
import type { Campaign } from './campaigns.ts'
import * as styles from './campaigns.css.ts'
import { copy } from './copy.ts'

/** What a campaign is, and until when. */
export function CampaignHead({ campaign: { title, picture, ends } }: { campaign: Campaign }) {
  return (
    <Surface>
      <Stack gap={2}>
        {picture !== null && <CampaignPicture address={picture} />}
        <h2 className={styles.title}>{title || copy.title}</h2>
        {ends && <p className={styles.text}>{copy.ends(ends)}</p>}
      </Stack>
    </Surface>
  )
}

/** Beside the title, which says the same: gone when it may not be loaded, or cannot. */
function CampaignPicture({ address }: { address: string }) {
  const { showsImage } = useAddress()
  const [broken, setBroken] = useState<string>()
  if (address === broken || !showsImage(address)) return null
  return (
    <img
      src={address}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      className={styles.picture}
      onError={() => setBroken(address)}
    />
  )
}
