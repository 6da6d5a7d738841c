import { errorText } from '@koo/api-client'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { UploadField, type Upload, type UploadedPicture } from '@koo/kit/UploadField'
import { FooterActions } from '@koo/page/layout'
import { useRef, useState } from 'react'
import { useDevicePick } from '../../../blocks/devicePick/useDevicePick.ts'
import { copy } from '../copy.ts'
import { useMonths } from './months.ts'
import { ProofPage } from '../ProofPage.tsx'
import { RefusedPicture } from '../refused.ts'
import type { Props } from './step.ts'
import { usePictureNote } from './usePictureNote.ts'
import { useSendPicture } from './useSendPicture.ts'

const { kept } = copy

/** The exits of the examples, in their order. */
const EXAMPLES = ['example', 'example2', 'example3'] as const

/** Pictures that are kept for a review: each is sent when it is chosen, and the customer says when all are there. */
export default function KeptPictures({ options, exit }: Props) {
  const { type, proof = copy.label, guide = [], most = 1, months = false } = options
  const { pick, stop } = useDevicePick()
  const send = useSendPicture(type)
  const { before, note, forget } = usePictureNote(type)
  const [sent, setSent] = useState<readonly UploadedPicture[]>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLButtonElement>(null)
  const upload: Upload = (file, context) => {
    stop()
    return send(file, context)
  }

  function finish() {
    const isThere = before.sent + sent.length > 0
    if (isThere && !isBusy) {
      forget()
      return exit('done')
    }
    setError(isBusy ? kept.busy : kept.missing(proof))
    return field.current?.focus()
  }

  return (
    <ProofPage
      {...options}
      guide={useMonths(guide, months)}
      notice={<Note before={before} proof={proof} />}
      footer={
        <FooterActions>
          <Button data-event="finish" block onClick={finish}>
            {kept.submit}
          </Button>
        </FooterActions>
      }
      onExample={(place) => exit(EXAMPLES[place] ?? 'example')}
    >
      <UploadField
        ref={field}
        label={proof}
        hint={most > 1 ? kept.several(most) : kept.hint}
        error={error}
        max={most}
        upload={upload}
        failureText={(failure) => (failure instanceof RefusedPicture ? failure.message : errorText(failure))}
        isRefused={(failure) => failure instanceof RefusedPicture}
        onValueChange={(pictures) => {
          setSent(pictures)
          setError(undefined)
          note({ sent: before.sent + pictures.length })
        }}
        onBusyChange={setBusy}
        onUnsentChange={(unsent) => note({ unsent })}
        {...(pick && { pick })}
      />
    </ProofPage>
  )
}

interface NoteProps extends Pick<ReturnType<typeof usePictureNote>, 'before'> {
  proof: string
}

/** What there is to know: after a reload, what must be chosen again. */
function Note({ before: { sent, unsent }, proof }: NoteProps) {
  if (sent + unsent === 0) return <Notice>{kept.tip}</Notice>
  return (
    <Notice tone={unsent > 0 ? 'warn' : 'info'}>
      {[unsent > 0 && kept.lost(unsent, proof), sent > 0 && kept.arrived(sent)].filter(Boolean).join('')}
    </Notice>
  )
}
