import { errorText } from '@koo/api-client'
import { Notice } from '@koo/kit/Notice'
import { UploadField, type Upload } from '@koo/kit/UploadField'
import { NotPermitted, Permitted, Reward, useAuthorisation } from '../../blocks/precheck/index.ts'
import { useDevicePick } from '../../blocks/devicePick/useDevicePick.ts'
import { copy } from './copy.ts'
import { ProofPage } from './ProofPage.tsx'
import { RefusedPicture } from './refused.ts'
import type { Props } from './step.ts'
import { useProof } from './useProof.ts'

/** How often one authorisation may be tried on a day. */
const TRIES_A_DAY = 3

/** A picture that proves something: pre-check, how to get it, upload, and the verdict beside the picture. */
export default function ProofUpload(props: Props) {
  const { options, exit } = props
  // Asked for together with the pre-check.
  const task = useAuthorisation(options.authId)
  return (
    <Permitted authId={options.authId} skeleton="form" exit={exit}>
      <Proof {...props} reward={task?.reward} />
    </Permitted>
  )
}

interface ProofProps extends Pick<Props, 'options' | 'exit'> {
  reward: string | null | undefined
}

function Proof({ options, exit, reward }: ProofProps) {
  const { authId, proof = copy.label, most = 1 } = options
  const { pick, stop } = useDevicePick()
  const { refused, ended, send } = useProof(authId)
  const upload: Upload = async (file, { onProgress, signal }) => {
    stop()
    await send(file, signal)
    onProgress(1)
    return { id: file.name }
  }
  if (ended) return <NotPermitted {...ended} exit={exit} />
  const left = TRIES_A_DAY - refused
  return (
    <ProofPage
      {...options}
      notice={
        <Notice role="status">{refused > 0 && left > 0 ? copy.left(refused, left) : copy.tries}</Notice>
      }
      brings={<Reward reward={reward} />}
      onExample={(place) => exit(place === 0 ? 'example' : 'example2')}
    >
      <UploadField
        label={proof}
        hint={most > 1 ? copy.several(most) : copy.hint}
        max={most}
        upload={upload}
        failureText={(failure) => (failure instanceof RefusedPicture ? failure.message : errorText(failure))}
        isRefused={(failure) => failure instanceof RefusedPicture}
        onValueChange={(passed) => passed.length > 0 && void exit('done')}
        {...(pick && { pick })}
      />
    </ProofPage>
  )
}
