import { useSettings } from '@koo/flow'
import { copy } from './copy.ts'

/** Links to the host's terms. They open in a new tab, so that nothing typed is lost. */
export function TermsLine() {
  const { terms } = useSettings()
  return (
    <>
      <span>{copy.agree}</span>
      <a href={terms.service} target="_blank" rel="noopener noreferrer">
        {copy.service}
      </a>
      <span>{copy.and}</span>
      <a href={terms.privacy} target="_blank" rel="noopener noreferrer">
        {copy.privacy}
      </a>
    </>
  )
}
