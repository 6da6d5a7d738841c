import { useSettings } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Skeleton } from '@koo/kit/Skeleton'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { copyText } from '@koo/page'
import { isLoading } from '@koo/page/query'
import { useConfigured } from '../../blocks/useConfigured.ts'
import { ACCOUNT, readAccount, type Account } from './account.ts'
import { CodePicture } from './CodePicture.tsx'
import { copy as texts } from './copy.ts'
import * as styles from './verificationIntro.css.ts'

const copy = texts.account
const UNKNOWN: Account = { name: null, link: null }

/** How the official account is found: by its QR code where that is configured, else by its name in the search of WeChat. */
export function OfficialAccount() {
  const { userSource } = useSettings()
  const known = useConfigured(ACCOUNT, readAccount, ({ name, link }) => name !== null || link !== null)
  if (isLoading(known))
    return (
      <Surface heading={copy.heading}>
        <Skeleton shape="block" height={240} />
      </Surface>
    )
  const { name, link } = known.data ?? UNKNOWN
  return (
    <Surface heading={copy.heading}>
      <Stack gap={3} align="center">
        {link !== null && <CodePicture text={link} alt={copy.code(name)} />}
        <p className={styles.label}>{link !== null ? copy.scan[userSource] : copy.search(name)}</p>
        {link !== null && name !== null && <p className={styles.note}>{copy.orSearch(name)}</p>}
        {name !== null && (
          <Button kind="secondary" size="medium" data-event="copy_account" onClick={() => copyText(name)}>
            {copy.copyName}
          </Button>
        )}
      </Stack>
    </Surface>
  )
}
